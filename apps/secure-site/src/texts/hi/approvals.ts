import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('hi')

export const approvals: Texts['approvals'] = {
  heading: (title) => ({ beforeSite: '', afterSite: ` का अनुरोध: ${title}` }),
  moreWaiting: (number) => count(number, { one: '# और अनुरोध बाकी है', other: '# और अनुरोध बाकी हैं' }),
  notEncrypted: 'इस साइट का कनेक्शन एन्क्रिप्ट नहीं है।',
  buttons: {
    approve: 'मंज़ूरी दें',
    decline: 'अस्वीकार करें',
    close: 'बंद करें',
    tryAgain: 'फिर कोशिश करें',
  },
  hints: {
    hidden: 'मंज़ूरी देने के लिए यह विंडो पूरी दिखने दें।',
    small: 'मंज़ूरी देने के लिए यह विंडो बड़ी करें।',
    tiny: 'यह पढ़ने के लिए बहुत छोटा है। मंज़ूरी देने के लिए ज़ूम इन करें।',
    unread: 'मंज़ूरी देने के लिए अंत तक स्क्रोल करें।',
  },
  states: {
    oneMoment: 'एक पल रुकें',
    loading: (site) => `${site} का अनुरोध लोड हो रहा है।`,
    signing: 'साइन हो रहा है',
    sending: 'भेजा जा रहा है',
    failed: 'यह नहीं हो सका',
    nothingSent: (reason) => `कुछ भी नहीं भेजा गया। ${reason}`,
  },
  window: {
    open: 'नई विंडो में जाँचें',
    openAgain: 'विंडो फिर खोलें',
    openHere: 'इसे इसी पेज पर खोलें',
    before: 'पूरा अनुरोध आप अपने वॉलेट की विंडो में देखते और मंज़ूर करते हैं।',
    after: 'यह अनुरोध दूसरी विंडो में खुला है। वहाँ इसे मंज़ूरी दें या अस्वीकार करें।',
  },
  rows: {
    account: 'खाता',
    bytes: 'बाइट',
    data: 'डेटा',
    details: 'विवरण',
    fee: 'शुल्क',
    leftToday: 'आज की बची सीमा',
    message: 'संदेश',
    network: 'नेटवर्क',
    more: 'इसके अलावा',
  },
  more: (number) => count(number, { other: '# और' }),
  batch: {
    nothing: 'कुछ न करने वाले लेन-देन को मंज़ूरी दें',
    actions: (number) => count(number, { one: '# कार्रवाई को मंज़ूरी दें', other: '# कार्रवाइयों को मंज़ूरी दें' }),
    actionsAtOnce: (number) =>
      count(number, { one: '# कार्रवाई को एक साथ मंज़ूरी दें', other: '# कार्रवाइयों को एक साथ मंज़ूरी दें' }),
    transactions: (number) => count(number, { other: '# लेन-देन को मंज़ूरी दें' }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'ये एक-एक करके भेजे जाते हैं। अगर कोई विफल होता है, तो उससे पहले वाले फिर भी पूरे हो चुके होते हैं।',
  },
  hiddenCharacters: 'इसमें अदृश्य अक्षर हैं। वे \\u{…} के रूप में लिखे गए हैं।',
  errors: {
    maybeSent: 'कोई जवाब नहीं मिला, इसलिए हो सकता है यह भेजा गया हो। यहाँ फिर कोशिश करने से यह दो बार नहीं भेजा जाएगा।',
    maybeSentOther:
      'जवाब में दूसरे लेन-देन का नाम है, इसलिए हो सकता है यह भेजा गया हो। यहाँ फिर कोशिश करने से यह दो बार नहीं भेजा जाएगा।',
    networkUnavailable: 'यह नेटवर्क यहाँ उपलब्ध नहीं है।',
    noPasskey: 'इस डिवाइस पर इस वॉलेट की कोई पासकी नहीं है।',
    otherAccount: 'यह जुड़ा हुआ खाता नहीं है।',
    otherNetwork: 'यह दूसरे नेटवर्क के लिए है।',
    tooLarge: 'यह अनुरोध जाँचने के लिए बहुत बड़ा है।',
    tooMany: 'बहुत ज़्यादा अनुरोध बाकी हैं।',
    unverified: 'विंडो से मिला जवाब सत्यापित नहीं हो सका, इसलिए कुछ भी नहीं भेजा गया।',
  },
}
