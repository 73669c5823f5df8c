import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('hi')
const inHours = (hours: number) => count(hours, { one: 'एक घंटे में', other: '# घंटे में' })

export const limits: Texts['limits'] = {
  title: 'सीमाएँ',
  none: 'आप जो मंज़ूर करते हैं, आपका वॉलेट वह बिना सीमा के भेजता है।',
  perDay: (amount) => `हर दिन ज़्यादा से ज़्यादा ${amount}`,
  perDayOfSite: (amount) => `हर दिन ज़्यादा से ज़्यादा ${amount}, इस साइट ने तय किया`,
  passkeyAbove: (amount) => `${amount} से ज़्यादा पर पासकी`,
  passkeyAboveOfSite: (amount) => `${amount} से ज़्यादा पर पासकी, इस साइट ने तय किया`,
  joinLimits: (texts) => texts.join('। '),
  recipients: 'पाने वाले',
  onlyRecipients: (number) => count(number, { one: 'एक पता, और कोई नहीं', other: '# पते, और कोई नहीं' }),
  passkey: 'मंज़ूरी के लिए पासकी',
  passkeySince: (time) => `${time} से`,
  newPasskeySince: (time, from) => `${time} से। ${from} से सीमाएँ ढीली कर सकती है और शब्द दिखा सकती है`,
  looserFrom: (time) => `ढीली सीमाएँ ${time} को शुरू होंगी।`,
  keep: 'सीमाएँ बनाए रखें',
  set: 'सीमा तय करें',
  chooseRecipients: 'पाने वाले चुनें',
  addPasskey: 'मंज़ूरी के लिए पासकी जोड़ें',
  removePasskey: 'मंज़ूरी की पासकी हटाएँ',

  edit: {
    network: 'नेटवर्क',
    perDay: (coin) => `हर दिन ज़्यादा से ज़्यादा, ${coin} में`,
    perDayHint: 'इसमें नेटवर्क का कॉइन गिना जाता है, टोकन नहीं। सीमा न रखने के लिए खाली छोड़ें।',
    passkeyAbove: (coin) => `इससे ज़्यादा पर पासकी, ${coin} में`,
    passkeyAboveHint: 'टोकन और कॉन्ट्रैक्ट के लिए भी माँगी जाती है, जिनकी कीमत पता नहीं होती। पासकी न रखने के लिए खाली छोड़ें।',
    passkeyFirst: 'पहले मंज़ूरी के लिए पासकी जोड़ें।',
    notAnAmount: '0.5 जैसी राशि डालें, या फ़ील्ड खाली छोड़ें।',
  },

  recipientList: {
    about:
      'फिर आपका वॉलेट सिर्फ़ इन पतों पर भेजता है और किसी दूसरे कॉन्ट्रैक्ट को कॉल नहीं करता। टोकन का ट्रांसफ़र उसके लिए गिना जाता है जिसे टोकन मिलता है।',
    label: 'पते, हर लाइन में एक',
    hint: 'वे कॉन्ट्रैक्ट भी लिखें जो आप इस्तेमाल करते हैं, जैसे कोई एक्सचेंज। सबके लिए खाली छोड़ें।',
    notAnAddress: (typed) => `“${typed}” पता नहीं है। यहाँ नाम नहीं चलते।`,
  },

  loosen: {
    title: 'अपनी सीमाएँ ढीली करें?',
    onlyPasskey:
      'इस साइट पर सिर्फ़ आपकी पासकी इन्हें ढीला करती है। अगर वह खो गई है, तो साइट चलाने वाले इन्हें आपके लिए ढीला नहीं कर सकते।',
    passkeyOrWait: (hours) =>
      `आपकी पासकी इन्हें अभी ढीला करती है। उसके बिना ये ${inHours(hours)} बदलेंगी, और हम पहले आपको ईमेल भेजेंगे।`,
    wait: (hours) => `ये ${inHours(hours)} बदलेंगी, और हम पहले आपको ईमेल भेजेंगे। तब तक आप इन्हें बनाए रख सकते हैं।`,
    usePasskey: 'पासकी इस्तेमाल करें',
    changeIn: (hours) => `${inHours(hours)} बदलें`,
  },
}
