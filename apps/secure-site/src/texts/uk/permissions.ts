import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('uk')

const DAYS = { one: 'кожен # день', few: 'кожні # дні', many: 'кожні # днів', other: 'кожні # дня' }
const HOURS = { one: 'кожну # годину', few: 'кожні # години', many: 'кожні # годин', other: 'кожні # години' }
const MINUTES = { one: 'кожну # хвилину', few: 'кожні # хвилини', many: 'кожні # хвилин', other: 'кожні # хвилини' }
const SECONDS = { one: 'кожну # секунду', few: 'кожні # секунди', many: 'кожні # секунд', other: 'кожні # секунди' }

export const permissions: Texts['permissions'] = {
  grant: 'Дозволити цьому сайту діяти за вас',
  canSend: 'Поки це діє, сайт може надсилати стільки будь-кому, не питаючи знову.',
  revoke: 'Відкликати дозволи',
  revoked: 'Після цього сайт не зможе використовувати цей дозвіл.',
  rows: {
    reason: 'Причина',
    starts: 'Початок',
    uses: 'Використання',
  },
  uses: (number) => count(number, { other: 'щонайбільше #; кожну комісію сплачує ваш обліковий запис' }),
  inTotal: (amount) => `${amount} загалом`,
  every: {
    day: (amount, days) => `${amount} ${days === 1 ? 'щодня' : count(days, DAYS)}`,
    hour: (amount, hours) => `${amount} ${hours === 1 ? 'щогодини' : count(hours, HOURS)}`,
    minute: (amount, minutes) => `${amount} ${minutes === 1 ? 'щохвилини' : count(minutes, MINUTES)}`,
    second: (amount, seconds) => `${amount} ${seconds === 1 ? 'щосекунди' : count(seconds, SECONDS)}`,
  },
  errors: {
    expired: 'Термін дії цього дозволу минув.',
    feeTooHigh: 'Комісія мережі зависока, щоб сплатити її, не питаючи.',
    maybeSent:
      'Немає відповіді, тож, можливо, це надіслано, і це враховано як надіслане. Спершу перевірте обліковий запис.',
    moreThanAllowed: 'Це більше, ніж дозволено.',
    noneOfSite: 'Цей сайт не має такого дозволу.',
    notFound: 'Такого дозволу немає.',
    smartAccountOnly: 'Надавати тут дозволи може лише смарт-акаунт.',
    tooExpensive: 'Це не буде виконано або коштуватиме більше за переказ.',
    tooMany: 'Цей сайт має забагато дозволів.',
    transfersOnly: 'Дозволи стосуються лише переказів.',
    unreadable: 'Не вдалося прочитати дозволи цього сайту.',
    usedUp: 'Цей дозвіл досяг свого ліміту використань.',
  },
}
