import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Власний вузол',
    label: (network: string) => `URL вузла мережі ${network}`,
    hint: 'Зберігається лише на цьому пристрої.',
    use: 'Використовувати цей вузол',
    remove: 'Видалити',
    inUse: (host: string) => `Дані читаються з ${host}.`,
    failing: (host: string) => `${host} не відповідає. Замість нього використовується вузол цього сайту.`,
    problems: {
      url: 'Введіть URL, що починається з https://.',
      network: (network: string) => `Цей вузол не в мережі ${network}.`,
      unreachable: 'Цей вузол не відповів. Перевірте URL і те, що вузол дозволяє запити із сайтів.',
    },
  },
}
