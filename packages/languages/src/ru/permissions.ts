import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, startSite, startWallet } from './words.js'

const count = createCounter('ru')

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'в неделю', { one: 'за # неделю', few: 'за # недели', many: 'за # недель', other: 'за # недели' }],
  [DAY, 'в день', { one: 'за # день', few: 'за # дня', many: 'за # дней', other: 'за # дня' }],
  [3_600, 'в час', { one: 'за # час', few: 'за # часа', many: 'за # часов', other: 'за # часа' }],
  [60, 'в минуту', { one: 'за # минуту', few: 'за # минуты', many: 'за # минут', other: 'за # минуты' }],
  [1, 'в секунду', { one: 'за # секунду', few: 'за # секунды', many: 'за # секунд', other: 'за # секунды' }],
] as const

function every(seconds: number): string {
  const [size, one, forms] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : `${count(seconds / size, forms)}`
}

const declinedRequest = (wallet: string | undefined) =>
  `Вы отклонили запрос${wallet === undefined ? '' : ` ${inWallet(wallet)}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Разрешения',
    reading: 'Загрузка разрешений',
    groups: {
      signIn: 'Вход на этот сайт',
      session: 'Кошельки на телефоне',
      permission: 'Сайты, которые могут действовать за вас',
      approval: (network: string) => `Доступ к токенам в сети ${network}`,
    },
    inUse: 'Используется',
    thisSite: 'Этот сайт',
    unknownToken: 'Неизвестный токен',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} в сети ${network}` : wallet),
    accounts: (number: number) =>
      count(number, { one: '# аккаунт', few: '# аккаунта', many: '# аккаунтов', other: '# аккаунта' }),
    until: (date: string) => `до ${date}`,
    via: (contract: string) => `через ${contract}`,
    unlimited: 'Без лимита',
    unlimitedOf: (symbol: string) => `${symbol} без лимита`,
    upTo: (amount: string) => `До ${amount}`,
    wholeCollection: (name: string) => `${name}: всё`,
    oneOf: (name: string, tokenId: string) => `${name} № ${tokenId}`,
    anNft: 'коллекция',
    atRisk: (money: string) => `${money} под угрозой`,
    nothingThere: 'Сейчас под угрозой ничего нет',
    perDay: (amount: string) => `До ${amount} в день`,
    perHours: (amount: string, hours: number) =>
      `До ${amount} ${hours === 1 ? 'в час' : count(hours, { one: 'за # час', few: 'за # часа', many: 'за # часов', other: 'за # часа' })}`,
    unclear: 'Сумма неизвестна',
    explorer: (who: string, explorer: string) => `${who} в ${explorer}`,
    partly: 'Чего-то может не хватать: не удалось загрузить всю историю.',
    partlySince: (date: string) => `Чего-то до ${date} может не хватать: не удалось загрузить более раннюю историю.`,
    failed: {
      signIn: 'Не удалось загрузить, где выполнен вход.',
      session: 'Не удалось загрузить подключённые кошельки на телефоне.',
      permission: 'Не удалось загрузить сайты, которые могут действовать за вас.',
      approval: 'Не удалось загрузить доступ к токенам.',
    },
    stale: 'Нет ответа. Список мог устареть.',
    noApprovals: 'Ничего не найдено.',
    none: 'Разрешений не найдено',
    noneText: (network: string) => `Мы не нашли входов, кошельков на телефоне и доступа к токенам в сети ${network}.`,
    choose: 'Выберите, что отозвать',
    takeBack: (number: number) => `Отозвать ${number}`,
    disconnects: 'Отзыв используемого разрешения отключит вас.',
    costs: 'За отзыв взимается комиссия сети.',
    sponsored: (app: string) => `Если кошелёк примет это, комиссию сети заплатит ${app}.`,
    takenBack: 'Отозвано',
    checkingText: 'Моделируем, прежде чем откроется кошелёк.',
    walletText: (who: string, what: string) =>
      `Подтвердите, чтобы ${who} больше не имел доступа: ${what}. Это окно можно закрыть.`,
    walletSeveral: (number: number) =>
      `${count(number, {
        one: 'Это отзовёт # разрешение',
        few: 'Это отзовёт # разрешения',
        many: 'Это отзовёт # разрешений',
        other: 'Это отзовёт # разрешения',
      })}. Это окно можно закрыть.`,
    bothAsked: 'Первый запрос остаётся в кошельке.',
    toList: 'Назад к списку',
    chainTitle: 'Отзываем',
    chainText: (network: string) => `Сеть ${network} подтверждает. Это окно можно закрыть.`,
    progress: (done: number, of: number) => `Готово ${done} из ${of}`,
    endingTitle: 'Отзываем',
    endingText: 'Это может занять немного времени.',
    view: 'Открыть транзакцию',
    pausedTitle: 'Готово частично',
    pausedText: (left: number) =>
      `Пока окно было закрыто, кошелёк не получал запросов. ${count(left, { one: 'Осталось # разрешение', few: 'Осталось # разрешения', many: 'Осталось # разрешений', other: 'Осталось # разрешения' })}.`,
    goOn: 'Продолжить',
    stoppedTitle: 'Остановлено на полпути',
    stoppedAccount: 'Кошелёк сменил аккаунт. Прежние запросы ещё могут пройти.',
    stoppedNetwork: 'Кошелёк сменил сеть. Прежние запросы ещё могут пройти.',
    failedTitle: 'Не отозвано',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}. Разрешение всё ещё действует.`,
    wouldFail: (what: string) => `Моделирование не прошло: так отозвать нельзя (${what}). Кошелёк не получал запроса.`,
    reverted: (network: string) =>
      `Транзакция не выполнена в сети ${network}. Могла быть списана только комиссия сети.`,
    cancelled: 'Вы отменили это. Разрешение всё ещё действует.',
    stands: (network: string) => `Сеть ${network} подтвердила, но разрешение всё ещё действует. Проверьте позже.`,
    unsure: 'Мы не знаем, отправлено ли это. Проверьте, прежде чем пробовать снова.',
  },
  smartSessions: {
    title: 'Разрешения сайтов',
    intro: 'Эти сайты могут действовать за ваш смарт-аккаунт в этих пределах.',
    list: 'Сайты, которые могут действовать за вас',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Всего до ${amount}` : `До ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined ? `Все ваши ${symbol} без лимита` : `Все ваши ${symbol} ${every(period)} без лимита`,
    unknownToken: (address: string) => `наименьших единиц неизвестного токена (${address})`,
    stream: (amount: string) => `Всего до ${amount}. Растёт со временем`,
    endless: (symbol: string) => `${symbol} без лимита. Растёт со временем`,
    other: 'Мы не можем определить, что это разрешает. Проверьте в кошельке или отзовите.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Использовано ${used} из ${all} за этот период` : `Использовано ${used} из ${all}`,
    usedLabel: 'Использовано',
    ends: (date: string) => `Истекает: ${date}`,
    endsNever: 'Срок не истекает. Отзовите, когда больше не понадобится.',
    thisSite: 'Этот сайт',
    unnamed: 'Сайт без названия',
    usedBy: (address: string) => `Использует: ${address}`,
    stop: 'Отозвать',
    stopOf: (site: string, what: string) => `Отозвать разрешение (${site}): ${what}`,
    stopping: 'Отзываем… Кошелёк может попросить подтверждения.',
    stopped: 'Отозвано',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}, поэтому разрешение всё ещё действует.`,
    emptyTitle: 'Разрешений нет',
    emptyText: 'Здесь появятся сайты, которым вы дали разрешение.',
    failedTitle: 'Не удалось загрузить разрешения',
    unreadWallet: (wallet: string) => `${startWallet(wallet)} не ответил, поэтому могут быть и другие.`,
    unreadService: 'Не удалось загрузить разрешения других сайтов, поэтому могут быть и другие.',
    askTitle: (wallet: string) => `Подтвердите ${inWallet(wallet)}`,
    askText: (site: string) =>
      `${startSite(site)} хочет действовать за вас в пределах лимита. Проверьте его в кошельке, прежде чем подтвердить.`,
    slow: 'Всё ещё ждём ваш кошелёк. Откройте его и найдите запрос.',
    grantFailedTitle: 'Разрешение не дано',
    grantDeclined: (wallet: string | undefined) => `${declinedRequest(wallet)}.`,
    grantedTitle: 'Разрешение дано',
    grantedText: (site: string) =>
      `${startSite(site)} может делать это, не спрашивая вас снова, пока вы не отзовёте разрешение:`,
    see: 'Открыть разрешения',
    notNow: 'Не сейчас',
    done: 'Готово',
  },
  siwx: {
    title: 'Вход',
    heading: 'Подтвердите, что это ваш кошелёк',
    text: (site: string) => `${startSite(site)} просит подписать сообщение. Это бесплатно и не перемещает средства.`,
    signing: (wallet: string) => `Подтвердите ${inWallet(wallet)}. Это бесплатно и не перемещает средства.`,
    details: 'Что вы подписываете',
    site: 'Сайт',
    wallet: 'Кошелёк',
    network: 'Сеть',
    validUntil: 'Действительно до',
    says: 'Заявление',
    link: 'Ссылка',
    message: 'Сообщение',
    declinedTitle: 'Подпись отклонена',
    declined: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Подпишите, чтобы продолжить, или отмените, чтобы отключиться.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Подпишите, чтобы продолжить, или пока пропустите.`,
    failedTitle: 'Вход не выполнен',
    cancel: 'Отмена',
    skip: 'Не сейчас',
    sign: 'Войти',
    isSigning: 'Подписываем',
    isChecking: 'Входим',
  },
}
