import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, startSite, startWallet } from './words.js'

const count = createCounter('uk')

const HOURS = { one: 'за # годину', few: 'за # години', many: 'за # годин', other: 'за # години' }

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'на тиждень', { one: 'за # тиждень', few: 'за # тижні', many: 'за # тижнів', other: 'за # тижня' }],
  [DAY, 'на день', { one: 'за # день', few: 'за # дні', many: 'за # днів', other: 'за # дня' }],
  [3_600, 'на годину', HOURS],
  [60, 'на хвилину', { one: 'за # хвилину', few: 'за # хвилини', many: 'за # хвилин', other: 'за # хвилини' }],
  [1, 'на секунду', { one: 'за # секунду', few: 'за # секунди', many: 'за # секунд', other: 'за # секунди' }],
] as const

function every(seconds: number): string {
  const [size, one, forms] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[4]
  return seconds === size ? one : count(seconds / size, forms)
}

const declinedRequest = (wallet: string | undefined) =>
  `Ви відхилили запит${wallet === undefined ? '' : ` ${inWallet(wallet)}`}`

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Дозволи',
    reading: 'Завантаження дозволів',
    groups: {
      signIn: 'Вхід на цей сайт',
      session: 'Гаманці на телефоні',
      permission: 'Сайти, які можуть діяти за вас',
      approval: (network: string) => `Доступ до токенів у мережі ${network}`,
    },
    inUse: 'Використовується',
    thisSite: 'Цей сайт',
    unknownToken: 'Невідомий токен',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} у мережі ${network}` : wallet),
    accounts: (number: number) =>
      count(number, {
        one: '# обліковий запис',
        few: '# облікові записи',
        many: '# облікових записів',
        other: '# облікового запису',
      }),
    until: (date: string) => `до ${date}`,
    via: (contract: string) => `через ${contract}`,
    unlimited: 'Без ліміту',
    unlimitedOf: (symbol: string) => `${symbol} без ліміту`,
    upTo: (amount: string) => `До ${amount}`,
    wholeCollection: (name: string) => `${name}: усе`,
    oneOf: (name: string, tokenId: string) => `${name} № ${tokenId}`,
    anNft: 'колекція',
    atRisk: (money: string) => `${money} під загрозою`,
    nothingThere: 'Зараз під загрозою нічого немає',
    perDay: (amount: string) => `До ${amount} на день`,
    perHours: (amount: string, hours: number) => `До ${amount} ${hours === 1 ? 'на годину' : count(hours, HOURS)}`,
    unclear: 'Сума невідома',
    explorer: (who: string, explorer: string) => `${who} у ${explorer}`,
    partly: 'Чогось може бракувати: не вдалося завантажити всю історію.',
    partlySince: (date: string) => `Чогось до ${date} може бракувати: не вдалося завантажити давнішу історію.`,
    failed: {
      signIn: 'Не вдалося завантажити, де виконано вхід.',
      session: 'Не вдалося завантажити підключені гаманці на телефоні.',
      permission: 'Не вдалося завантажити сайти, які можуть діяти за вас.',
      approval: 'Не вдалося завантажити доступ до токенів.',
    },
    stale: 'Немає відповіді. Список міг застаріти.',
    noApprovals: 'Нічого не знайдено.',
    none: 'Дозволів не знайдено',
    noneText: (network: string) =>
      `Ми не знайшли входів, гаманців на телефоні й доступу до токенів у мережі ${network}.`,
    choose: 'Виберіть, що відкликати',
    takeBack: (number: number) => `Відкликати ${number}`,
    disconnects: 'Відкликання дозволу, що використовується, відключить вас.',
    costs: 'За відкликання стягується комісія мережі.',
    sponsored: (app: string) => `Якщо гаманець це прийме, комісію мережі заплатить ${app}.`,
    takenBack: 'Відкликано',
    checkingText: 'Моделюємо, перш ніж відкриється гаманець.',
    walletText: (who: string, what: string) =>
      `Підтвердьте, щоб ${who} більше не мав доступу: ${what}. Це вікно можна закрити.`,
    walletSeveral: (number: number) =>
      `${count(number, {
        one: 'Це відкличе # дозвіл',
        few: 'Це відкличе # дозволи',
        many: 'Це відкличе # дозволів',
        other: 'Це відкличе # дозволу',
      })}. Це вікно можна закрити.`,
    bothAsked: 'Перший запит залишається в гаманці.',
    toList: 'Назад до списку',
    chainTitle: 'Відкликаємо',
    chainText: (network: string) => `Мережа ${network} підтверджує. Це вікно можна закрити.`,
    progress: (done: number, of: number) => `Готово ${done} із ${of}`,
    endingTitle: 'Відкликаємо',
    endingText: 'Це може зайняти трохи часу.',
    view: 'Відкрити транзакцію',
    pausedTitle: 'Готово частково',
    pausedText: (left: number) =>
      `Поки вікно було закрите, гаманець не отримував запитів. ${count(left, {
        one: 'Залишився # дозвіл',
        few: 'Залишилися # дозволи',
        many: 'Залишилося # дозволів',
        other: 'Залишилося # дозволу',
      })}.`,
    goOn: 'Продовжити',
    stoppedTitle: 'Зупинено на півдорозі',
    stoppedAccount: 'Гаманець змінив обліковий запис. Попередні запити ще можуть пройти.',
    stoppedNetwork: 'Гаманець змінив мережу. Попередні запити ще можуть пройти.',
    failedTitle: 'Не відкликано',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}. Дозвіл досі діє.`,
    wouldFail: (what: string) =>
      `Моделювання не пройшло: так відкликати не можна (${what}). Гаманець не отримував запиту.`,
    reverted: (network: string) =>
      `Транзакцію не виконано в мережі ${network}. Могло бути списано лише комісію мережі.`,
    cancelled: 'Ви скасували це. Дозвіл досі діє.',
    stands: (network: string) => `Мережа ${network} підтвердила, але дозвіл досі діє. Перевірте пізніше.`,
    unsure: 'Ми не знаємо, чи це надіслано. Перевірте, перш ніж пробувати знову.',
  },
  smartSessions: {
    title: 'Дозволи сайтів',
    intro: 'Ці сайти можуть діяти за ваш смарт-акаунт у цих межах.',
    list: 'Сайти, які можуть діяти за вас',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Усього до ${amount}` : `До ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined ? `Усі ваші ${symbol} без ліміту` : `Усі ваші ${symbol} ${every(period)} без ліміту`,
    unknownToken: (address: string) => `найменших одиниць невідомого токена (${address})`,
    stream: (amount: string) => `Усього до ${amount}. Зростає з часом`,
    endless: (symbol: string) => `${symbol} без ліміту. Зростає з часом`,
    other: 'Ми не можемо визначити, що це дозволяє. Перевірте в гаманці або відкличте.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Використано ${used} із ${all} за цей період` : `Використано ${used} із ${all}`,
    usedLabel: 'Використано',
    ends: (date: string) => `Діє до: ${date}`,
    endsNever: 'Термін не спливає. Відкличте, коли більше не знадобиться.',
    thisSite: 'Цей сайт',
    unnamed: 'Сайт без назви',
    usedBy: (address: string) => `Використовує: ${address}`,
    stop: 'Відкликати',
    stopOf: (site: string, what: string) => `Відкликати дозвіл (${site}): ${what}`,
    stopping: 'Відкликаємо… Гаманець може попросити підтвердження.',
    stopped: 'Відкликано',
    declined: (wallet: string | undefined) => `${declinedRequest(wallet)}, тому дозвіл досі діє.`,
    emptyTitle: 'Дозволів немає',
    emptyText: 'Тут з’являться сайти, яким ви надали дозвіл.',
    failedTitle: 'Не вдалося завантажити дозволи',
    unreadWallet: (wallet: string) => `${startWallet(wallet)} не відповів, тому можуть бути й інші.`,
    unreadService: 'Не вдалося завантажити дозволи інших сайтів, тому можуть бути й інші.',
    askTitle: (wallet: string) => `Підтвердьте ${inWallet(wallet)}`,
    askText: (site: string) =>
      `${startSite(site)} хоче діяти за вас у межах ліміту. Перевірте його в гаманці, перш ніж підтвердити.`,
    slow: 'Досі чекаємо на ваш гаманець. Відкрийте його та знайдіть запит.',
    grantFailedTitle: 'Дозвіл не надано',
    grantDeclined: (wallet: string | undefined) => `${declinedRequest(wallet)}.`,
    grantedTitle: 'Дозвіл надано',
    grantedText: (site: string) =>
      `${startSite(site)} може робити це, не питаючи вас знову, доки ви не відкличете дозвіл:`,
    see: 'Відкрити дозволи',
    notNow: 'Не зараз',
    done: 'Готово',
  },
  siwx: {
    title: 'Вхід',
    heading: 'Підтвердьте, що це ваш гаманець',
    text: (site: string) => `${startSite(site)} просить підписати повідомлення. Це безкоштовно й не переміщує кошти.`,
    signing: (wallet: string) => `Підтвердьте ${inWallet(wallet)}. Це безкоштовно й не переміщує кошти.`,
    details: 'Що ви підписуєте',
    site: 'Сайт',
    wallet: 'Гаманець',
    network: 'Мережа',
    validUntil: 'Дійсне до',
    says: 'Заява',
    link: 'Посилання',
    message: 'Повідомлення',
    declinedTitle: 'Підпис відхилено',
    declined: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Підпишіть, щоб продовжити, або скасуйте, щоб відключитися.`,
    declinedFree: (wallet: string | undefined) =>
      `${declinedRequest(wallet)}. Підпишіть, щоб продовжити, або поки пропустіть.`,
    failedTitle: 'Вхід не виконано',
    cancel: 'Скасувати',
    skip: 'Не зараз',
    sign: 'Увійти',
    isSigning: 'Підписуємо',
    isChecking: 'Входимо',
  },
}
