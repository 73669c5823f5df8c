import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('hi')

export const servers: Language['servers'] = {
  intro: 'वॉलेट कनेक्ट और इस्तेमाल करने के लिए, यह पेज खुलने के बाद संपर्क किए गए सर्वर।',
  limits: 'साइट, आपके वॉलेट या साइन इन विंडो के अपने अनुरोध यहाँ नहीं दिखते।',
  times: (number: number) => count(number, { one: '# बार', other: '# बार' }),
  lastAt: (time: string) => `आखिरी अनुरोध: ${time}`,
  others: 'दूसरे सर्वर',
  none: 'अभी तक किसी सर्वर से संपर्क नहीं हुआ',
  noneText: 'संपर्क होते ही सर्वर यहाँ दिखेंगे।',
  purposes: {
    analytics: 'इस्तेमाल के आँकड़े',
    data: 'खाते का डेटा और कीमतें',
    directory: 'वॉलेट की सूची',
    feature: 'इस साइट की सुविधाएँ',
    history: 'गतिविधि',
    images: 'तस्वीरें',
    names: 'खातों के नाम',
    nfts: 'NFT',
    node: 'नेटवर्क एक्सेस',
    relay: 'फ़ोन वॉलेट से कनेक्शन',
    secureSite: 'ईमेल या सोशल खाते से साइन इन',
    swap: 'स्वैप की कीमतें',
    tokens: 'टोकन सूचियाँ',
    walletLibrary: 'वॉलेट का अपना सॉफ़्टवेयर',
  },
}
