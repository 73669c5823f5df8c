import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'प्रोग्राम का इस्तेमाल करें',
  unknown: 'हम नहीं बता सकते कि यह प्रोग्राम क्या करेगा। तभी मंज़ूरी दें जब आपको इस साइट पर भरोसा हो।',
  notShown: 'लेन-देन में नहीं दिखाया गया',
  accountsNotShown: 'इसके कुछ खाते लुकअप टेबल में हैं और नहीं दिखाए जा सकते।',
  createTokenAccount: 'टोकन खाता बनाएँ',
  closeTokenAccount: 'टोकन खाता बंद करें',
  giveUpControl: 'अपने खाते का नियंत्रण छोड़ें',
  programCanTakeAll: 'इससे आपके खाते का नियंत्रण एक प्रोग्राम को मिलता है। फिर वह उसमें रखा सब कुछ ले सकता है।',
  revoke: 'अनुमति वापस लें',
  changeControl: 'टोकन खाते का नियंत्रण किसके पास हो, बदलें',
  othersMayControl: 'इसके बाद हो सकता है इस खाते का नियंत्रण किसी और के पास हो।',
  addNote: 'नोट जोड़ें',
}
