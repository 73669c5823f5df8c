import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('hi')

export const messages: Texts['messages'] = {
  signBytes: 'बाइट साइन करें',
  notText: 'यह टेक्स्ट नहीं है, इसलिए हम नहीं दिखा सकते कि इसका क्या मतलब है।',
  signMessage: 'संदेश साइन करें',
  fullMessage: 'पूरा संदेश',
  signIn: {
    title: 'साइन इन करें',
    rows: {
      site: 'कहाँ साइन इन',
      statement: 'कथन',
    },
    expired: 'संदेश की अवधि खत्म हो गई है।',
    otherAccount: 'संदेश में दूसरे खाते का नाम है।',
    otherNetwork: (network, current) => `संदेश नेटवर्क ${network} के लिए है, पर आप ${current} पर हैं।`,
    otherSite: (named, site) =>
      `इससे आप ${named} पर साइन इन होते हैं, पर माँग ${site} कर रही है। हो सकता है कोई वहाँ आपका खाता इस्तेमाल करने की कोशिश कर रहा हो।`,
    unnamedSite: (site) =>
      `इससे आप ऐसी साइट पर साइन इन होते हैं जिसका नाम इसमें नहीं है, पर माँग ${site} कर रही है। हो सकता है कोई वहाँ आपका खाता इस्तेमाल करने की कोशिश कर रहा हो।`,
  },
  typedData: {
    sign: (type) => `${type} साइन करें`,
    for: 'किसके लिए',
    allFields: (type) => `${type} के सभी फ़ील्ड`,
    emptyList: 'खाली',
    otherNetwork: (network, current) => `यह नेटवर्क ${network} के लिए है, पर आप ${current} पर हैं।`,
    signatureIsAll: 'उन्हें सिर्फ़ आपका हस्ताक्षर चाहिए। आपसे फिर नहीं पूछा जाएगा और न नेटवर्क शुल्क दिखेगा।',
    canTakeTokens: 'इस हस्ताक्षर से कोई आपके टोकन बिना फिर पूछे ले सकता है। हर फ़ील्ड जाँचें।',
    canSendTokens: 'इस हस्ताक्षर से ये टोकन आपके खाते से बिना फिर पूछे भेजे जा सकते हैं।',
    offer: 'अपनी संपत्ति बिक्री के लिए रखें',
    canTakeOffer:
      'जिसके पास भी यह हस्ताक्षर हो, वह आपकी पेशकश इसमें लिखी कीमत पर ले सकता है, जो शून्य भी हो सकती है। हर फ़ील्ड जाँचें।',
  },
  description: {
    title: 'इसके विवरण से',
    rows: {
      contractOf: 'कॉन्ट्रैक्ट का स्वामी',
      description: 'विवरण',
      whatItDoes: 'यह क्या करता है',
    },
    noneOfCall: 'हमारे पास इस कॉल का कोई विवरण नहीं है।',
    noneOfMessage: 'हमारे पास इस संदेश का कोई विवरण नहीं है।',
  },
  emailChange: {
    add: 'ईमेल जोड़ें',
    change: 'अपना ईमेल बदलें',
    rows: {
      current: 'मौजूदा ईमेल',
      new: 'नया ईमेल',
      when: 'कब',
    },
    codesMayBeSent: 'आपके वॉलेट के बदलावों की पुष्टि करने वाले कोड इस पते पर भेजे जा सकते हैं।',
    canOpenWallet: (email, current) =>
      `जो भी ${email} के ईमेल पढ़ सकता है, वह यह वॉलेट खोल सकेगा और इसमें रखा सब कुछ ले सकेगा। आप इसे ${current} से अब नहीं खोल सकेंगे।`,
    immediately: 'दोनों कोड के तुरंत बाद',
    afterHours: (hours) => count(hours, { other: 'दोनों कोड के # घंटे बाद' }),
    noticeWithLink: 'उससे पहले, बदलाव रोकने के लिए हम आपके मौजूदा पते पर एक लिंक भेजेंगे। बाकी हर डिवाइस साइन आउट हो जाएगा।',
    notice: 'हम बदलाव के बारे में आपके मौजूदा पते पर ईमेल भेजेंगे। बाकी हर डिवाइस साइन आउट हो जाएगा।',
  },
}
