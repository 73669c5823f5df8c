import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, startWallet } from './words.js'

const count = createCounter('uk')

const soon: Readonly<Record<string, string>> = {
  eip155: 'Зазвичай надходить протягом хвилини',
  solana: 'Надходить за кілька секунд',
  bip122: 'Зазвичай надходить протягом години, а з повільною комісією — протягом дня',
  polkadot: 'Зазвичай надходить протягом хвилини',
  cosmos: 'Зазвичай надходить протягом 30 секунд',
}

const about = (seconds: number) => {
  if (seconds < 60) {
    const forms = { one: 'Близько # секунди', other: 'Близько # секунд' }
    return count(Math.max(1, Math.round(seconds)), forms)
  }
  return seconds > 5_400
    ? count(Math.round(seconds / 3_600), { one: 'Близько # години', other: 'Близько # годин' })
    : count(Math.round(seconds / 60), { one: 'Близько # хвилини', other: 'Близько # хвилин' })
}

export const send: Pick<Language['wallet'], 'send' | 'sending' | 'asking' | 'requests' | 'scan'> = {
  send: {
    title: 'Надіслати',
    amount: 'Сума',
    nft: 'NFT',
    receiver: 'Ім’я або адреса',
    paste: 'Вставити',
    pasteFailed: 'Браузер заблокував доступ до буфера обміну. Вставте просто в поле.',
    scan: 'Сканувати QR-код',
    reading: 'Шукаємо ім’я',
    to: 'Кому',
    clearReceiver: 'Очистити отримувача',
    enterAmount: 'Введіть суму',
    enterReceiver: 'Введіть отримувача',
    notEnough: (symbol: string) => `Бракує ${symbol}`,
    tooLittle: 'Сума замала',
    review: 'Перевірити',
    refused: 'Це не вдасться',
    doesMore: 'Це не просто надсилання',
    notHere: 'Більше немає в цьому обліковому записі',
    notHereText: 'У цьому обліковому записі цього більше немає. Виберіть для надсилання щось інше.',
    have: (amount: string) => `У вас ${amount}. Введіть меншу суму.`,
    needFee: (fee: string) => `Потрібно ще ${fee} на комісію мережі. Введіть меншу суму.`,
    needFeeToken: (fee: string) => `Потрібно ${fee} на комісію мережі.`,
    atLeast: (amount: string) => `Мінімум — ${amount}.`,
    quoteFailed: 'Не вдалося дізнатися комісію мережі. Пробуємо знову…',
    moved: (network: string, before: string) => `Цей платіж — у мережі ${network}. Ви були в мережі ${before}.`,
    unsupported: 'Мережа не підтримується',
    unsupportedText: (network: string) => `Тут не можна надсилати в мережі ${network}. Виберіть іншу мережу.`,
    refusals: {
      empty: 'Це недійсна адреса або ім’я.',
      tooLong: 'Це задовге для адреси.',
      hidden: 'Тут є невидимі символи. Не використовуйте це: отримайте адресу в інший спосіб.',
      unknown: 'Це недійсна адреса або ім’я.',
      address: 'Це недійсна адреса або ім’я.',
      mistyped: 'В адресі помилка: контрольна сума не збігається. Скопіюйте її ще раз.',
      network: 'Це для мережі, яку сайт не підтримує.',
      amount: 'Тут запитано недійсну суму.',
      encoding: 'Посилання пошкоджене. Попросіть нове.',
      duplicate: 'Це платіжне посилання суперечливе. Попросіть нове.',
      required: 'Це платіжне посилання потребує того, що тут не підтримується.',
      call: 'Тут запитано більше, ніж платіж. Це не підтримується.',
      interactive: 'Це платіжне посилання не підтримується.',
      checksum: 'Ми не можемо перевірити контрольний код наприкінці. Видаліть # і все після нього.',
      otherNamespace: 'Ця адреса — для іншого типу мережі. У цій мережі вона не підходить.',
      otherNetwork: 'Ця адреса — для іншої мережі. У цій мережі вона не підходить.',
      nameOfOtherNamespace: 'Такі імена тут не підтримуються. Попросіть адресу.',
      nobody: 'Для цього імені адресу не знайдено.',
      unreachable: 'Не вдалося знайти ім’я. Спробуйте ще раз трохи згодом.',
      contract: 'Це контракт токена. Усе надіслане туди втрачається.',
      token: 'Тут запитано токен, якого ми не знайшли в цій мережі.',
    },
    isLost: 'Ця адреса нікому не підконтрольна. Усе надіслане туди втрачається.',
    request: (label: string) => `Запит: ${label}`,
    fee: 'Комісія мережі',
    feeOn: (network: string) => `Комісія мережі ${network}`,
    feeMost: (fee: string) => `Щонайбільше ${fee}`,
    feeSpeed: 'Швидкість',
    speeds: { slow: 'Повільно', normal: 'Звичайно', fast: 'Швидко' },
    arrives: 'Надійде через',
    seconds: about,
    opensAccount: 'Створює токен-акаунт',
    tokenTitle: 'Виберіть токен',
    tokenSearch: 'Пошук за назвою або адресою',
    networks: 'Мережа',
    yourTokens: 'Ваші токени',
    found: (number: number) => count(number, { one: '# токен', few: '# токени', many: '# токенів', other: '# токена' }),
    none: (query: string) => `Токен «${query}» не знайдено`,
    noneText: 'Перевірте написання або виберіть іншу мережу.',
    loadingTokens: 'Завантаження токенів',
    reviewTitle: 'Перевірка',
    takesMore: 'Було б списано більше за введену суму. Нічого не надіслано.',
    allowsOthers: 'Хтось інший зміг би забрати ваші активи. Нічого не надіслано.',
    fails: 'Мережа відхилила б цей переказ. Нічого не надіслано.',
    lookalike: 'Це не та адреса, яку ви знаєте',
    lookalikeText: 'Початок і кінець збігаються, а середина — ні: це поширений обман.',
    sentTitle: 'Надіслано',
  },
  sending: {
    youSend: 'Ви надсилаєте',
    onNetwork: (network: string) => `у мережі ${network}`,
    from: 'Звідки',
    total: 'Разом',
    memo: 'Публічна примітка',
    noChanges: 'Ніщо не переміститься, крім комісії мережі.',
    theyGet: 'Отримає адресат',
    isNew: (network: string) => `Перше надсилання на цю адресу в мережі ${network}`,
    isUnseen: (number: number) =>
      number > 1
        ? count(number, {
            one: 'Немає серед # видимої нам транзакції цього облікового запису',
            other: 'Немає серед # видимих нам транзакцій цього облікового запису',
          })
        : 'Ми не знаємо, чи надсилали ви сюди раніше',
    isSelf: 'Це ваша власна адреса.',
    lookalikeNew: 'Ця адреса',
    lookalikeKnown: 'Знайома вам',
    lookalikeName: 'У цьому імені є схожі літери. Можливо, воно підробляє інше ім’я.',
    check: 'Перевірте ім’я та адресу. Переказ не можна скасувати.',
    send: (amount: string) => `Надіслати ${amount}`,
    checkingText: 'Перевіряємо комісію та моделюємо переказ.',
    checkingSlow: 'Мережа відповідає повільно. Поки нічого не надіслано.',
    stop: 'Зупинити',
    networkSlow: 'Мережа відповідає повільно.',
    walletText: (amount: string, name: string) =>
      `Підтвердьте надсилання ${amount}. Отримувач: ${name}. Це вікно можна закрити.`,
    bothSent: 'Перший запит залишається в гаманці. Якщо підтвердити і його, буде надіслано обидва.',
    fullAddress: 'Повна адреса',
    stoppedAccount: 'Гаманець змінив обліковий запис. Нічого не надіслано.',
    stoppedNetwork: 'Гаманець змінив мережу. Нічого не надіслано.',
    unsure: (wallet: string) => `Ми не знаємо, чи надіслав це ${wallet}. Перевірте, перш ніж пробувати знову.`,
    unsureMoved: (wallet: string, network: string) =>
      `Ми не знаємо, чи надіслав це ${wallet}. У мережі ${network} видно нову активність вашого облікового запису — можливо, це вона. Перевірте, перш ніж пробувати знову.`,
    unsureStill: (wallet: string, network: string) =>
      `Ми не знаємо, чи надіслав це ${wallet}. У мережі ${network} поки не видно нічого нового від вашого облікового запису, але переказ іще може пройти. Перевірте, перш ніж пробувати знову.`,
    failedTitle: 'Не надіслано',
    declined: (wallet: string | undefined) =>
      `Ви відхилили запит${wallet === undefined ? '' : ` ${inWallet(wallet)}`}.`,
    feeUp: (amount: string) => `Поки ви вирішували, комісія мережі зросла. Ваші ${amount} залишаються в гаманці.`,
    sent: (amount: string) => `${amount} у дорозі`,
    sentText: (namespace: string) => `${soon[namespace] ?? 'Надійде, щойно мережа підтвердить'}.`,
    arrived: (amount: string) => `Доставлено: ${amount}`,
    arrivedText: (network: string) => `Підтверджено в мережі ${network}.`,
    refusedText: (amount: string) =>
      `Переказ не виконано. Списано лише комісію мережі. Ваші ${amount} залишаються в гаманці.`,
    droppedTitle: 'Відкинуто мережею',
    droppedText: 'Переказ іще може пройти: перевірте гаманець, перш ніж надсилати знову.',
    replacedTitle: 'Замінено',
    replacedText: 'Його замінила інша транзакція вашого облікового запису. Перегляньте історію.',
    conflicts: {
      sources:
        'Один вузол повідомляє, що все готово, інший поки ні. Переказ вважається таким, що в дорозі, доки два вузли не зійдуться. Не надсилайте його знову.',
      sender:
        'Мережа показує на його місці транзакцію іншого облікового запису. Перевірте історію гаманця, перш ніж надсилати знову.',
    },
    unsureTitle: 'Результат невідомий',
    accordingTo: 'За даними',
    transaction: 'Транзакція',
    done: 'Готово',
  },
  asking: {
    changes: 'Що станеться',
    you: 'Ви',
    trying: 'Моделюємо',
    untried: 'Не вдалося це змоделювати. Перевірте, що показує гаманець.',
    checkingTitle: 'Перевірка',
    switchingTitle: (network: string) => `Перехід у мережу ${network}`,
    switchingText: (wallet: string) => `Підтвердьте зміну мережі ${inWallet(wallet)}.`,
    walletTitle: (wallet: string) => `Підтвердьте ${inWallet(wallet)}`,
    walletSlow: (wallet: string) =>
      `Досі чекаємо на ${wallet}. Якщо потрібен пристрій, розблокуйте його та підтвердьте на ньому.`,
    moved: {
      account: (wallet: string) =>
        `${startWallet(wallet)} змінив обліковий запис. Перевірте запит там або відхиліть його.`,
      network: (wallet: string) => `${startWallet(wallet)} змінив мережу. Перевірте запит там або відхиліть його.`,
    },
    askAgain: 'Запитати знову',
    startAnother: 'Почати новий',
    stoppedTitle: 'Зупинено',
    unsureTitle: 'Перевірте історію',
    toAccount: 'До облікового запису',
    tryNewFee: 'Повторити з новою комісією',
    edit: 'Змінити',
  },
  requests: {
    askedTitle: 'У гаманці, можливо, ще чекає запит',
    askedText: 'Спершу дайте на нього відповідь у гаманці. Якщо підтвердити і другий, буде надіслано обидва.',
    unansweredTitle: 'Попередній запит міг бути надісланий',
    unansweredText: 'Перевірте історію гаманця, перш ніж пробувати знову.',
    send: (amount: string, to: string, network: string) => `Надсилання ${amount} у мережі ${network}. Кому: ${to}`,
    swap: (amount: string, network: string) => `Обмін ${amount} у мережі ${network}`,
    approve: (amount: string, network: string) => `Дозвіл на ${amount} для обміну в мережі ${network}`,
    revoke: (token: string, network: string) => `Відкликання доступу до ${token} у мережі ${network}`,
    transaction: (network: string) => `Транзакція в мережі ${network}`,
    more: (number: number) => `ще ${number}`,
  },
  scan: {
    title: 'Наведіть камеру на код',
    starting: 'Вмикаємо камеру',
    deniedTitle: 'Доступ до камери заблоковано',
    denied: 'Дозвольте доступ до камери в браузері або вставте адресу.',
    missingTitle: 'Камеру не знайдено',
    missing: 'Вставте адресу вручну.',
    instead: 'Ввести адресу',
    stop: 'Зупинити сканування',
  },
}
