import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('uk')

const ACTIONS = { one: '# дію', few: '# дії', many: '# дій', other: '# дії' }

export const approvals: Texts['approvals'] = {
  heading: (title) => ({ beforeSite: 'Запит сайту ', afterSite: `: ${title}` }),
  moreWaiting: (number) =>
    count(number, {
      one: 'Чекає ще # запит',
      few: 'Чекають ще # запити',
      many: 'Чекає ще # запитів',
      other: 'Чекає ще # запиту',
    }),
  notEncrypted: 'З’єднання з цим сайтом не зашифроване.',
  buttons: {
    approve: 'Підтвердити',
    decline: 'Відхилити',
    close: 'Закрити',
    tryAgain: 'Повторити',
  },
  hints: {
    hidden: 'Щоб підтвердити, зробіть це вікно повністю видимим.',
    small: 'Щоб підтвердити, збільште це вікно.',
    tiny: 'Це замале для читання. Щоб підтвердити, збільште масштаб.',
    unread: 'Щоб підтвердити, прокрутіть до кінця.',
  },
  states: {
    oneMoment: 'Хвилинку',
    loading: (site) => `Завантажуємо запит сайту ${site}.`,
    signing: 'Підписуємо',
    sending: 'Надсилаємо',
    failed: 'Не вдалося',
    nothingSent: (reason) => `Нічого не надіслано. ${reason}`,
  },
  window: {
    open: 'Перевірити в новому вікні',
    openAgain: 'Відкрити вікно знову',
    openHere: 'Відкрити на цій сторінці',
    before: 'Ви переглянете й підтвердите весь запит у вікні свого гаманця.',
    after: 'Цей запит відкрито в іншому вікні. Підтвердьте або відхиліть його там.',
  },
  rows: {
    account: 'Обліковий запис',
    bytes: 'Байти',
    data: 'Дані',
    details: 'Подробиці',
    fee: 'Комісія',
    leftToday: 'Залишок ліміту на сьогодні',
    message: 'Повідомлення',
    network: 'Мережа',
    more: 'А також',
  },
  more: (number) => count(number, { other: 'ще #' }),
  batch: {
    nothing: 'Підтвердити транзакцію, яка нічого не робить',
    actions: (number) => `Підтвердити ${count(number, ACTIONS)}`,
    actionsAtOnce: (number) => `Підтвердити ${count(number, ACTIONS)} за раз`,
    transactions: (number) =>
      count(number, {
        one: 'Підтвердити # транзакцію',
        few: 'Підтвердити # транзакції',
        many: 'Підтвердити # транзакцій',
        other: 'Підтвердити # транзакції',
      }),
    action: (number, title) => `${number}. ${title}`,
    oneByOne: 'Їх буде надіслано по одній. Якщо якусь не буде виконано, попередні все одно пройдуть.',
  },
  hiddenCharacters: 'Тут є невидимі символи. Їх показано як \\u{…}.',
  errors: {
    maybeSent: 'Немає відповіді, тож, можливо, це надіслано. Якщо повторити тут, двічі це не надішлеться.',
    maybeSentOther:
      'У відповіді вказано іншу транзакцію, тож, можливо, це надіслано. Якщо повторити тут, двічі це не надішлеться.',
    networkUnavailable: 'Ця мережа тут недоступна.',
    noPasskey: 'На цьому пристрої немає ключа доступу для цього гаманця.',
    otherAccount: 'Це не підключений обліковий запис.',
    otherNetwork: 'Це для іншої мережі.',
    tooLarge: 'Цей запит завеликий для перевірки.',
    tooMany: 'Забагато запитів чекають на відповідь.',
    unverified: 'Не вдалося перевірити відповідь із вікна, тому нічого не надіслано.',
  },
}
