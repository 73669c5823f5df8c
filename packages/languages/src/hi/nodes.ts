import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'आपका अपना नोड',
    label: (network: string) => `${network} के नोड का URL`,
    hint: 'यह सिर्फ़ इस डिवाइस पर रहता है।',
    use: 'यह नोड इस्तेमाल करें',
    remove: 'हटाएँ',
    inUse: (host: string) => `${host} से पढ़ा जा रहा है।`,
    failing: (host: string) => `${host} जवाब नहीं दे रहा है। उसकी जगह इस साइट का नोड इस्तेमाल हो रहा है।`,
    problems: {
      url: 'ऐसा URL लिखें जो https:// से शुरू हो।',
      network: (network: string) => `वह नोड ${network} पर नहीं है।`,
      unreachable: 'उस नोड ने जवाब नहीं दिया। URL जाँचें, और यह भी कि वह वेबसाइटों के अनुरोध स्वीकार करता है।',
    },
  },
}
