import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('uk')
const inHours = (hours: number) =>
  hours === 1
    ? 'через годину'
    : count(hours, {
        one: 'через # годину',
        few: 'через # години',
        many: 'через # годин',
        other: 'через # години',
      })

export const limits: Texts['limits'] = {
  title: 'Ліміти',
  none: 'Ваш гаманець надсилає те, що ви підтверджуєте, без ліміту.',
  perDay: (amount) => `Щонайбільше ${amount} на день`,
  perDayOfSite: (amount) => `Щонайбільше ${amount} на день, установлено цим сайтом`,
  passkeyAbove: (amount) => `Ключ доступу для сум понад ${amount}`,
  passkeyAboveOfSite: (amount) => `Ключ доступу для сум понад ${amount}, установлено цим сайтом`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Отримувачі',
  onlyRecipients: (number) =>
    number === 1
      ? 'Одна адреса й жодної іншої'
      : count(number, {
          one: '# адреса й жодної іншої',
          few: '# адреси й жодної іншої',
          many: '# адрес і жодної іншої',
          other: '# адреси й жодної іншої',
        }),
  passkey: 'Ключ доступу для підтверджень',
  passkeySince: (time) => `З ${time}`,
  newPasskeySince: (time, from) => `З ${time}. Послаблює ліміти й показує слова, починаючи з ${from}`,
  looserFrom: (time) => `Послаблені ліміти почнуть діяти ${time}.`,
  keep: 'Залишити ліміти',
  set: 'Установити ліміт',
  chooseRecipients: 'Вибрати отримувачів',
  addPasskey: 'Додати ключ доступу для підтверджень',
  removePasskey: 'Видалити ключ доступу для підтверджень',

  edit: {
    network: 'Мережа',
    perDay: (coin) => `Щонайбільше на день, у ${coin}`,
    perDayHint: 'Враховує монету мережі, а не токени. Порожнє — без ліміту.',
    passkeyAbove: (coin) => `Ключ доступу для сум понад, у ${coin}`,
    passkeyAboveHint: 'Потрібен і для токенів та контрактів, вартість яких невідома. Порожнє — без ключа доступу.',
    passkeyFirst: 'Спершу додайте ключ доступу для підтверджень.',
    notAnAmount: 'Введіть суму, наприклад 0.5, або залиште поле порожнім.',
  },

  recipientList: {
    about:
      'Тоді ваш гаманець надсилатиме лише на ці адреси й не викликатиме жодного іншого контракту. Для переказу токена важливо, хто його отримує.',
    label: 'Адреси, по одній у рядку',
    hint: 'Додайте й контракти, якими користуєтеся, наприклад біржу. Порожнє — усі.',
    notAnAddress: (typed) => `«${typed}» — це не адреса. Імена тут не працюють.`,
  },

  loosen: {
    title: 'Послабити ваші ліміти?',
    onlyPasskey:
      'На цьому сайті їх послаблює лише ваш ключ доступу. Якщо ви його втратили, власник сайту не може послабити їх за вас.',
    passkeyOrWait: (hours) =>
      `Ваш ключ доступу послабить їх зараз. Без нього вони зміняться ${inHours(hours)}, а перед тим ми надішлемо вам листа.`,
    wait: (hours) =>
      `Вони зміняться ${inHours(hours)}, а перед тим ми надішлемо вам листа. До того часу ви можете їх залишити.`,
    usePasskey: 'Використати ключ доступу',
    changeIn: (hours) => `Змінити їх ${inHours(hours)}`,
  },
}
