import type { Texts } from '../texts'

const CLOSE = 'आप यह विंडो बंद कर सकते हैं।'

export const review: Texts['review'] = {
  windowTitle: 'अनुरोध जाँचें',
  answeredTitle: 'जवाब पहले दिया जा चुका है',
  answered: `इस अनुरोध का जवाब पहले दिया जा चुका है, और जवाब एक ही बार गिना जाता है। ${CLOSE}`,
  withdrawnTitle: 'अनुरोध वापस लिया गया',
  withdrawn: `साइट या आपके वॉलेट ने यह अनुरोध वापस ले लिया है। कुछ भी नहीं भेजा गया। ${CLOSE}`,
  goneTitle: 'अनुरोध खत्म हुआ',
  gone: `यह अनुरोध खत्म हो गया है: हर अनुरोध दस मिनट चलता है। साइट पर फिर शुरू करें। ${CLOSE}`,
  unknownTitle: 'जाँचने के लिए कुछ नहीं',
  unknown: `अनुरोध उस साइट से खोलें जिसने उसे भेजा है। ${CLOSE}`,
  unreadableTitle: 'यह अनुरोध नहीं पढ़ा जा सकता',
  unreadable: `यह वह नहीं है जो आपके वॉलेट ने भेजा था, इसलिए इसे मंज़ूरी नहीं दी जा सकती। साइट पर फिर शुरू करें। ${CLOSE}`,
  failedTitle: 'यह नहीं हो सका',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'अपनी पासकी से पुष्टि करें',
  approved: 'मंज़ूरी दी गई',
  declined: 'अस्वीकार किया गया',
  goBack: (host) => `${host} पर वापस जाएँ। ${CLOSE}`,
}
