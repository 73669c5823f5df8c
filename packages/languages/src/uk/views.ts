import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { bySite, inWallet, ofSite, ofWallet, startSite, startWallet, withWallet, YOUR_WALLET } from './words.js'

const count = createCounter('uk')

const wallets = (number: number) =>
  count(number, { one: '# гаманець', few: '# гаманці', many: '# гаманців', other: '# гаманця' })

const stays = (current: string) => (current === YOUR_WALLET ? 'Ваш гаманець' : `Ваш гаманець ${current}`)

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `Підтвердьте ${inWallet(wallet)}`,
    waitingText: (wallet: string, site: string) =>
      `Відкрийте розширення ${ofWallet(wallet)} і підтвердьте запит ${ofSite(site)}.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `Підтвердьте запит ${ofSite(site)} у вікні ${ofWallet(wallet)}.`,
    waitingTextUnknown: (site: string) => `Відкрийте гаманець і підтвердьте запит ${ofSite(site)}.`,
    askAgain: 'Запитати знову',
    declinedTitle: 'Запит відхилено',
    declinedText: (wallet: string) => `Ви відхилили запит ${inWallet(wallet)}. Жодних даних не передано.`,
    silentTitle: (wallet: string) => `${startWallet(wallet)} не відповідає`,
    silentText: 'Розблокуйте його та спробуйте ще раз.',
    pendingTitle: (wallet: string) => `Запит ${inWallet(wallet)} чекає на відповідь`,
    walletSays: (wallet: string, words: string) => `${startWallet(wallet)}: «${words}»`,
    failedTitle: (wallet: string) => `Не вдалося підключити ${wallet}`,
    missingTitle: (wallet: string) => `У цьому браузері немає ${ofWallet(wallet)}`,
    missingText: 'Додайте розширення або виберіть інший гаманець.',
    missingTextElsewhere: 'Завантажте його або виберіть інший гаманець.',
    missingTextPhone: (wallet: string) =>
      `Додайте розширення або підключіться через застосунок ${ofWallet(wallet)} на телефоні.`,
    usePhone: 'Через телефон',
    getWallet: (wallet: string) => `Завантажити ${wallet}`,
    chooseAnother: 'Інший гаманець',
    connectedTitle: 'Підключено',
    connectedText: (wallet: string, site: string) =>
      `Тепер ви можете користуватися ${bySite(site)} ${withWallet(wallet)}.`,
  },
  multi: {
    title: 'З якої мережі почати?',
    text: (wallet: string) => `${startWallet(wallet)} працює з різними типами мереж. Решту можна додати пізніше.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum і EVM' },
    more: (names: string, number: number) => `${names} і ще ${number}`,
    byName: (networks: string) => `${networks}. Визначено за назвою, не перевірено`,
    all: (number: number) => `Підключити всі (${number})`,
    step: (label: string, step: number, of: number) => `${label}, ${step} із ${of}`,
    skip: (label: string) => `Продовжити без ${label}`,
  },
  allWallets: {
    search: (number: number | undefined) => (number === undefined ? 'Пошук гаманців' : `Пошук: ${wallets(number)}`),
    filter: 'Тип мережі',
    all: 'Усі',
    installed: 'установлено',
    certified: 'сертифіковано',
    found: (number: number, shown: number) =>
      number > shown ? `${wallets(number)}, показано перші ${shown}` : wallets(number),
    none: (query: string) => `Гаманець «${query}» не знайдено`,
    noneText: 'Перевірте написання або відскануйте QR-код. Він підходить для більшості гаманців на телефоні.',
    failed: 'Не вдалося завантажити більше гаманців',
    slow: 'Це триває довше, ніж зазвичай.',
  },
  remote: {
    scanHere: 'Гаманець на телефоні? Відскануйте код, щоб підключитися.',
    orGet: 'або завантажте гаманець',
    orChoose: 'або виберіть гаманець',
    declined: 'Відхилено на телефоні. Жодних даних не передано.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `QR-код для підключення ${ofWallet(wallet)}` : 'QR-код для підключення гаманця на телефоні',
    scan: (wallet: string | undefined) =>
      wallet
        ? `Відскануйте камерою телефона або в застосунку ${ofWallet(wallet)}`
        : 'Відскануйте камерою телефона або в застосунку гаманця',
    newCodeIn: 'Новий код через',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, {
            one: 'Новий код через # секунду',
            few: 'Новий код через # секунди',
            many: 'Новий код через # секунд',
            other: 'Новий код через # секунди',
          })
        : 'Отримуємо новий код',
    expired: 'Термін дії коду минув',
    newCode: 'Показати новий код',
    showCode: 'Показати QR-код',
    copyLink: 'Копіювати посилання',
    linkCopied: 'Посилання скопійовано',
    copyFailed: 'Не вдалося скопіювати. Відскануйте код.',
    dontHave: (wallet: string) => `Немає ${ofWallet(wallet)}?`,
    getIt: 'Завантажити',
    open: (wallet: string) => `Відкрити ${wallet}`,
    openAny: 'Відкрити інший застосунок на цьому телефоні',
    onOther: 'Гаманець на іншому пристрої?',
    continueTitle: (wallet: string) => `Продовжте ${inWallet(wallet)}`,
    continueText: 'Підтвердьте запит у застосунку та поверніться на цю сторінку.',
    browserText: (wallet: string) =>
      `${startWallet(wallet)} відкриє цю сторінку у власному браузері. Підключіть гаманець там.`,
    desktop: 'Комп’ютер',
    web: 'Веб',
    phone: 'Телефон',
    ways: 'Де гаманець',
    desktopText: (wallet: string) => `Відкрийте ${wallet} на цьому комп’ютері та підтвердьте запит там.`,
    webText: (wallet: string) => `Відкрийте ${wallet} в іншій вкладці та підтвердьте запит там.`,
    noAppTitle: (wallet: string) => `${startWallet(wallet)} не відкрився`,
    noAppText: (wallet: string) =>
      `Застосунок ${ofWallet(wallet)} є на цьому телефоні? Завантажте його або відскануйте код іншим пристроєм.`,
    noProgramText: (wallet: string) =>
      `${startWallet(wallet)} є на цьому комп’ютері? Завантажте його або виберіть інший спосіб.`,
    slow: 'Це триває довше, ніж зазвичай. Перевірте з’єднання.',
  },
  account: {
    balance: 'Баланс',
    balanceFailed: 'Не вдалося завантажити баланс.',
    copyAddress: 'Копію\u00adвати адресу',
    addressCopied: 'Адресу скопійовано',
    copyFailed: 'Не вдалося скопіювати. Виділіть адресу та скопіюйте її самі.',
    actions: 'Дії',
    switchWallet: 'Ваші гаманці',
    explorer: (name: string) => `Відкрити в ${name}`,
    permissions: 'Дозволи',
    disconnect: 'Відключити',
    viewOnly: 'Лише перегляд',
    disconnectAll: 'Відключити всі',
    keep: 'Скасувати',
    disconnected: 'Відключено',
    endedByWallet: (wallet: string) => `${startWallet(wallet)} завершив підключення`,
  },
  wallets: {
    title: 'Ваші гаманці',
    active: 'Активний',
    connected: 'Підключено',
    alsoConnected: 'Також підключено',
    recent: 'Нещодавній',
    use: 'Вибрати',
    accounts: 'Облікові записи в цьому гаманці',
    types: { payment: 'Платежі', ordinal: 'Лише Ordinals', stx: 'Лише Stacks' },
    kinds: 'Типи мереж',
    none: (label: string) => `Немає підключеного гаманця ${label}`,
    noneText: 'Решта гаманців залишиться підключеною.',
    shared: 'Відключення стосуватиметься всіх мереж.',
    elsewhere: 'В іншій мережі',
    disconnect: (wallet: string) => `Відключити ${wallet}`,
    forget: (wallet: string) => `Забути ${wallet}`,
    reconnect: 'Підключити знову',
    add: 'Додати гаманець',
  },
  networks: {
    title: 'Мережі',
    search: 'Пошук мереж',
    filter: 'Фільтр',
    all: 'Усі',
    testnets: 'Тестові мережі',
    test: 'Тест',
    addsWallet: 'Додасть гаманець',
    testNote: 'Токени в тестових мережах нічого не варті.',
    selected: 'Вибрано',
    notIn: (wallet: string) => `Немає ${inWallet(wallet)}`,
    found: (number: number) => count(number, { one: '# мережа', few: '# мережі', many: '# мереж', other: '# мережі' }),
    none: (query: string) => `Мережу «${query}» не знайдено`,
    noneText: 'Перевірте написання.',
    showAll: 'Показати всі мережі',
  },
  switching: {
    title: 'Зміна мережі',
    waitingTitle: (network: string) => `Перехід у мережу ${network}`,
    waitingText: (wallet: string) => `Підтвердьте зміну мережі ${inWallet(wallet)}.`,
    declinedTitle: (network: string) => `Мережа та сама: ${network}`,
    declinedTitleUnknown: 'Мережу не змінено',
    declinedText: (wallet: string, network: string) =>
      `Ви відхилили зміну мережі ${inWallet(wallet)}. Спробуйте ще раз або залиштеся в мережі ${network}.`,
    declinedTextUnknown: (wallet: string) =>
      `Ви відхилили зміну мережі ${inWallet(wallet)}. Спробуйте ще раз або поверніться назад.`,
    stay: 'Залишитися',
    cannotAdd: (wallet: string, network: string) =>
      `${startWallet(wallet)} не може додати ${network}. Виберіть інший гаманець або іншу мережу.`,
    unsupportedTitle: (site: string, network: string) => `${startSite(site)} не працює в мережі ${network}`,
    unsupportedText: 'Щоб продовжити, виберіть іншу мережу.',
    unknownNetwork: (reference: string) => `з ID ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `Потрібен гаманець ${network}`,
    needText: (current: string) => `${stays(current)} залишиться підключеним.`,
    needTextHere: (current: string, wallet: string, network: string) =>
      `${stays(current)} залишиться підключеним. ${startWallet(wallet)} підтримує ${network}.`,
    connectOne: (wallet: string) => `Підключити ${wallet}`,
    chooseOne: 'Вибрати гаманець',
  },
  guide: {
    title: 'Що таке гаманець?',
    getTitle: 'Завантажити гаманець',
    lessons: [
      ['Місце для того, що вам належить', 'Зберігайте токени, квитки та мистецтво в одному місці.'],
      ['Один ключ для багатьох сайтів', 'Входьте без нового пароля щоразу.'],
      ['Усе вирішуєте ви', 'Ніщо не переміститься, доки ви не підтвердите.'],
    ],
    get: 'Завантажити гаманець',
    have: 'У мене вже є',
    explore: 'Порівняти гаманці',
    exploreText: 'Для браузерів і телефонів',
    places: { browser: 'Для цього браузера', phone: 'Для телефона', desktop: 'Для комп’ютера', any: 'Гаманці' },
    thisPhone: 'Для цього телефона',
    otherWays: 'Інші способи',
    servers: 'Використані сервери',
    platforms: { browser: 'Браузер', phone: 'Телефон', desktop: 'Комп’ютер' },
  },
}
