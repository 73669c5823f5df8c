import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('hi')

export const permissions: Texts['permissions'] = {
  grant: 'इस साइट को आपकी ओर से काम करने दें',
  canSend: 'जब तक यह सक्रिय है, साइट बिना फिर पूछे इतना किसी को भी भेज सकती है।',
  revoke: 'अनुमतियाँ वापस लें',
  revoked: 'इसके बाद साइट यह अनुमति इस्तेमाल नहीं कर सकती।',
  rows: {
    reason: 'कारण',
    starts: 'शुरुआत',
    uses: 'इस्तेमाल',
  },
  uses: (number) => `${count(number, { other: 'ज़्यादा से ज़्यादा # बार' })}; हर शुल्क आपका खाता चुकाता है`,
  inTotal: (amount) => `कुल ${amount}`,
  every: {
    day: (amount, days) => `${count(days, { one: 'हर दिन', other: 'हर # दिन में' })} ${amount}`,
    hour: (amount, hours) => `${count(hours, { one: 'हर घंटे', other: 'हर # घंटे में' })} ${amount}`,
    minute: (amount, minutes) => `${count(minutes, { one: 'हर मिनट', other: 'हर # मिनट में' })} ${amount}`,
    second: (amount, seconds) => `${count(seconds, { one: 'हर सेकंड', other: 'हर # सेकंड में' })} ${amount}`,
  },
  errors: {
    expired: 'इस अनुमति की अवधि खत्म हो गई है।',
    feeTooHigh: 'नेटवर्क शुल्क बिना पूछे चुकाने के लिए बहुत ज़्यादा है।',
    maybeSent: 'कोई जवाब नहीं मिला, इसलिए हो सकता है यह भेजा गया हो, और इसे भेजा गया माना जाता है। पहले खाता जाँचें।',
    moreThanAllowed: 'यह अनुमति से ज़्यादा है।',
    noneOfSite: 'इस साइट के पास यह अनुमति नहीं है।',
    notFound: 'यह अनुमति मौजूद नहीं है।',
    smartAccountOnly: 'यहाँ सिर्फ़ स्मार्ट खाता अनुमतियाँ दे सकता है।',
    tooExpensive: 'यह विफल होता, या इसका खर्च ट्रांसफ़र से ज़्यादा होता।',
    tooMany: 'इस साइट के पास बहुत ज़्यादा अनुमतियाँ हैं।',
    transfersOnly: 'अनुमतियाँ सिर्फ़ ट्रांसफ़र के लिए हैं।',
    unreadable: 'इस साइट की अनुमतियाँ नहीं पढ़ी जा सकीं।',
    usedUp: 'यह अनुमति इस्तेमाल की अपनी सीमा तक पहुँच गई है।',
  },
}
