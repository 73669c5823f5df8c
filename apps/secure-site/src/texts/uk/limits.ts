import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('uk')

const inHours = (hours: number) =>
  hours === 1
    ? 'через годину'
    : count(hours, { one: 'через # годину', few: 'через # години', many: 'через # годин', other: 'через # години' })

export const limits: Texts['limits'] = {
  title: 'Ліміти',
  none: 'Ваш гаманець надсилає те, що ви підтверджуєте, без ліміту.',
  perDay: (amount) => `Щонайбільше ${amount} на день`,
  perDayOfSite: (amount) => `Щонайбільше ${amount} на день, задано цим сайтом`,
  passkeyAbove: (amount) => `Ключ доступу, якщо більше ніж ${amount}`,
  passkeyAboveOfSite: (amount) => `Ключ доступу, якщо більше ніж ${amount}, задано цим сайтом`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Отримувачі',
  onlyRecipients: (number) =>
    number === 1
      ? 'Одна адреса, і жодна інша'
      : count(number, {
          one: '# адреса, і жодні інші',
          few: '# адреси, і жодні інші',
          many: '# адрес, і жодні інші',
          other: '# адреси, і жодні інші',
        }),
  passkey: 'Ключ доступу для підтверджень',
  passkeySince: (time) => `Від ${time}`,
  newPasskeySince: (time, from) => `Від ${time}. Послаблює ліміти й показує слова від ${from}`,
  looserFrom: (time) => `Послаблені ліміти почнуть діяти ${time}.`,
  keep: 'Залишити ліміти',
  set: 'Задати ліміт',
  chooseRecipients: 'Вибрати отримувачів',
  addPasskey: 'Додати ключ доступу для підтверджень',
  removePasskey: 'Видалити ключ доступу для підтверджень',

  edit: {
    network: 'Мережа',
    perDay: (coin) => `Щонайбільше на день, у ${coin}`,
    perDayHint: 'Враховується монета мережі, а не токени. Порожньо: без ліміту.',
    passkeyAbove: (coin) => `Ключ доступу, якщо більше, у ${coin}`,
    passkeyAboveHint:
      'Запитується також для токенів і контрактів, вартість яких невідома. Порожньо: без ключа доступу.',
    passkeyFirst: 'Спершу додайте ключ доступу для підтверджень.',
    notAnAmount: 'Введіть суму, наприклад 0.5, або залиште поле порожнім.',
  },

  recipientList: {
    about:
      'Тоді ваш гаманець надсилає лише на ці адреси й не викликає жодного іншого контракту. Під час переказу токена враховується той, хто його отримає.',
    label: 'Адреси, по одній у рядку',
    hint: 'Укажіть і контракти, якими користуєтеся, наприклад біржу. Порожньо: будь-кому.',
    notAnAddress: (typed) => `«${typed}» — не адреса. Імена тут не працюють.`,
  },

  loosen: {
    title: 'Послабити ліміти?',
    onlyPasskey:
      'На цьому сайті їх послаблює лише ваш ключ доступу. Якщо ви його втратили, адміністрація сайту не зможе послабити їх за вас.',
    passkeyOrWait: (hours) =>
      `Ваш ключ доступу послабить їх зараз. Без нього вони зміняться ${inHours(hours)}, і спершу ми надішлемо вам листа.`,
    wait: (hours) =>
      `Вони зміняться ${inHours(hours)}, і спершу ми надішлемо вам листа. До того часу їх можна залишити.`,
    usePasskey: 'Використати ключ доступу',
    changeIn: (hours) => `Змінити ${inHours(hours)}`,
  },
}
