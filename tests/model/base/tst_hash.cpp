// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QCryptographicHash>
#include <string>

#include "model/base/hash.h"

using namespace kartenwerk;
using namespace std::string_literals;

class TestHash : public QObject
{
  Q_OBJECT

private Q_SLOTS:
  /// The examples of FIPS 180-4's companion "Secure Hash Standard: examples with intermediate
  /// values", and the empty message.
  void theExamplesOfTheStandard()
  {
    QCOMPARE(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"s);
    QCOMPARE(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"s);
    QCOMPARE(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
             "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"s);
    QCOMPARE(sha256(std::string(1'000'000, 'a')),
             "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"s);
  }

  void everyLengthAroundABlockAgreesWithQt()
  {
    auto text = std::string{};
    for (int length = 0; length < 200; ++length) {
      const auto bytes = QByteArray::fromStdString(text);
      QCOMPARE(QByteArray::fromStdString(sha256(text)),
               QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
      text += static_cast<char>(length * 7 + 1);
    }
  }
};

QTEST_APPLESS_MAIN(TestHash)
#include "tst_hash.moc"
