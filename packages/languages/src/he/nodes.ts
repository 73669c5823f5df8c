import { isolate } from '../isolate.js'
import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'הצומת שלכם',
    label: (network: string) => `כתובת URL של צומת ב־${isolate(network)}`,
    hint: 'היא נשמרת רק במכשיר הזה.',
    use: 'שימוש בצומת הזה',
    remove: 'הסרה',
    inUse: (host: string) => `הקריאה היא מ־${isolate(host)}.`,
    failing: (host: string) => `${isolate(host)} לא מגיב. במקומו משמש הצומת של האתר הזה.`,
    problems: {
      url: 'הזינו כתובת URL שמתחילה ב־https://.',
      network: (network: string) => `הצומת הזה לא ב־${isolate(network)}.`,
      unreachable: 'הצומת הזה לא הגיב. בדקו את הכתובת ואם הוא מאפשר בקשות מאתרים.',
    },
  },
}
