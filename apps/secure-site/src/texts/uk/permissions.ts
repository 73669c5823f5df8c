import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('uk')

export const permissions: Texts['permissions'] = {
  grant: 'Дозволити цьому сайту діяти за вас',
  canSend: 'Поки це діє, сайт може надсилати таку суму будь-кому, не питаючи знову.',
  revoke: 'Відкликати дозволи',
  revoked: 'Після цього сайт не зможе використовувати цей дозвіл.',
  rows: {
    reason: 'Причина',
    starts: 'Початок',
    uses: 'Використання',
  },
  uses: (number) => `щонайбільше ${count(number, { other: '#' })}; кожну комісію платить ваш обліковий запис`,
  inTotal: (amount) => `${amount} усього`,
  every: {
    day: (amount, days) =>
      days === 1
        ? `${amount} щодня`
        : `${amount} ${count(days, { one: 'кожен # день', few: 'кожні # дні', many: 'кожні # днів', other: 'кожні # дня' })}`,
    hour: (amount, hours) =>
      hours === 1
        ? `${amount} щогодини`
        : `${amount} ${count(hours, { one: 'кожну # годину', few: 'кожні # години', many: 'кожні # годин', other: 'кожні # години' })}`,
    minute: (amount, minutes) =>
      minutes === 1
        ? `${amount} щохвилини`
        : `${amount} ${count(minutes, { one: 'кожну # хвилину', few: 'кожні # хвилини', many: 'кожні # хвилин', other: 'кожні # хвилини' })}`,
    second: (amount, seconds) =>
      seconds === 1
        ? `${amount} щосекунди`
        : `${amount} ${count(seconds, { one: 'кожну # секунду', few: 'кожні # секунди', many: 'кожні # секунд', other: 'кожні # секунди' })}`,
  },
  errors: {
    expired: 'Термін цього дозволу минув.',
    feeTooHigh: 'Комісія мережі зависока, щоб платити її без запитання.',
    maybeSent:
      'Немає відповіді, тому це могло бути надіслано й вважається надісланим. Спершу перевірте обліковий запис.',
    moreThanAllowed: 'Це більше, ніж дозволяє дозвіл.',
    noneOfSite: 'Цей сайт не має такого дозволу.',
    notFound: 'Такого дозволу немає.',
    smartAccountOnly: 'Надавати дозволи тут може лише смарт-акаунт.',
    tooExpensive: 'Це не вдасться або коштуватиме більше за переказ.',
    tooMany: 'У цього сайту забагато дозволів.',
    transfersOnly: 'Дозволи діють лише для переказів.',
    unreadable: 'Не вдалося прочитати дозволи цього сайту.',
    usedUp: 'Ліміт використань цього дозволу вичерпано.',
  },
}
