import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('ru')

export const permissions: Texts['permissions'] = {
  grant: 'Разрешить этому сайту действовать за вас',
  canSend: 'Пока это действует, сайт может отправлять такую сумму кому угодно, не спрашивая снова.',
  revoke: 'Отозвать разрешения',
  revoked: 'После этого сайт не сможет использовать это разрешение.',
  rows: {
    reason: 'Причина',
    starts: 'Начало',
    uses: 'Использования',
  },
  uses: (number) => `не больше ${count(number, { other: '#' })}; каждую комиссию платит ваш аккаунт`,
  inTotal: (amount) => `${amount} всего`,
  every: {
    day: (amount, days) =>
      days === 1
        ? `${amount} каждый день`
        : `${amount} ${count(days, { one: 'каждый # день', few: 'каждые # дня', many: 'каждые # дней', other: 'каждые # дня' })}`,
    hour: (amount, hours) =>
      hours === 1
        ? `${amount} каждый час`
        : `${amount} ${count(hours, { one: 'каждый # час', few: 'каждые # часа', many: 'каждые # часов', other: 'каждые # часа' })}`,
    minute: (amount, minutes) =>
      minutes === 1
        ? `${amount} каждую минуту`
        : `${amount} ${count(minutes, { one: 'каждую # минуту', few: 'каждые # минуты', many: 'каждые # минут', other: 'каждые # минуты' })}`,
    second: (amount, seconds) =>
      seconds === 1
        ? `${amount} каждую секунду`
        : `${amount} ${count(seconds, { one: 'каждую # секунду', few: 'каждые # секунды', many: 'каждые # секунд', other: 'каждые # секунды' })}`,
  },
  errors: {
    expired: 'Срок этого разрешения истёк.',
    feeTooHigh: 'Комиссия сети слишком высокая, чтобы платить её без вопроса.',
    maybeSent: 'Нет ответа, поэтому это могло быть отправлено и считается отправленным. Сначала проверьте аккаунт.',
    moreThanAllowed: 'Это больше, чем позволяет разрешение.',
    noneOfSite: 'У этого сайта нет такого разрешения.',
    notFound: 'Такого разрешения нет.',
    smartAccountOnly: 'Давать разрешения здесь может только смарт-аккаунт.',
    tooExpensive: 'Это не получится или обойдётся дороже перевода.',
    tooMany: 'У этого сайта слишком много разрешений.',
    transfersOnly: 'Разрешения действуют только для переводов.',
    unreadable: 'Не удалось прочитать разрешения этого сайта.',
    usedUp: 'Лимит использований этого разрешения исчерпан.',
  },
}
