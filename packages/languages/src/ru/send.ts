import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { inWallet, startWallet } from './words.js'

const count = createCounter('ru')

/** Slowest usual confirmation time by namespace. */
const soon: Readonly<Record<string, string>> = {
  eip155: 'Обычно приходит в течение минуты',
  solana: 'Приходит за несколько секунд',
  bip122: 'Обычно приходит в течение часа, а с медленной комиссией — в течение дня',
  polkadot: 'Обычно приходит в течение минуты',
  cosmos: 'Обычно приходит в течение 30 секунд',
}

const about = (seconds: number) => {
  if (seconds < 60) {
    const forms = { one: 'Около # секунды', other: 'Около # секунд' }
    return count(Math.max(1, Math.round(seconds)), forms)
  }
  return seconds > 5_400
    ? count(Math.round(seconds / 3_600), { one: 'Около # часа', other: 'Около # часов' })
    : count(Math.round(seconds / 60), { one: 'Около # минуты', other: 'Около # минут' })
}

export const send: Pick<Language['wallet'], 'send' | 'sending' | 'asking' | 'requests' | 'scan'> = {
  send: {
    title: 'Отправить',
    amount: 'Сумма',
    nft: 'NFT',
    receiver: 'Имя или адрес',
    paste: 'Вставить',
    pasteFailed: 'Браузер закрыл доступ к буферу обмена. Вставьте прямо в поле.',
    scan: 'Сканировать QR-код',
    reading: 'Ищем имя',
    to: 'Кому',
    clearReceiver: 'Очистить получателя',
    enterAmount: 'Введите сумму',
    enterReceiver: 'Введите получателя',
    notEnough: (symbol: string) => `Не хватает ${symbol}`,
    tooLittle: 'Сумма слишком мала',
    review: 'Проверить',
    refused: 'Это не получится',
    doesMore: 'Это не просто отправка',
    notHere: 'Больше нет в этом аккаунте',
    notHereText: 'В этом аккаунте этого больше нет. Выберите для отправки что-нибудь другое.',
    have: (amount: string) => `У вас ${amount}. Введите сумму поменьше.`,
    needFee: (fee: string) => `Нужно ещё ${fee} на комиссию сети. Введите сумму поменьше.`,
    needFeeToken: (fee: string) => `Нужно ${fee} на комиссию сети.`,
    atLeast: (amount: string) => `Минимум — ${amount}.`,
    quoteFailed: 'Не удалось узнать комиссию сети. Пробуем снова…',
    moved: (network: string, before: string) => `Этот платёж — в сети ${network}. Вы были в сети ${before}.`,
    unsupported: 'Сеть не поддерживается',
    unsupportedText: (network: string) => `Здесь нельзя отправлять в сети ${network}. Выберите другую сеть.`,
    refusals: {
      empty: 'Это недействительный адрес или имя.',
      tooLong: 'Это слишком длинно для адреса.',
      hidden: 'Здесь есть невидимые символы. Не используйте это: получите адрес другим способом.',
      unknown: 'Это недействительный адрес или имя.',
      address: 'Это недействительный адрес или имя.',
      mistyped: 'В адресе опечатка: контрольная сумма не сходится. Скопируйте его заново.',
      network: 'Это для сети, которую сайт не поддерживает.',
      amount: 'Здесь запрошена недействительная сумма.',
      encoding: 'Ссылка повреждена. Попросите новую.',
      duplicate: 'Эта платёжная ссылка противоречива. Попросите новую.',
      required: 'Этой платёжной ссылке нужно то, что здесь не поддерживается.',
      call: 'Здесь запрошено больше, чем платёж. Это не поддерживается.',
      interactive: 'Эта платёжная ссылка не поддерживается.',
      checksum: 'Мы не можем проверить контрольный код в конце. Удалите # и всё после него.',
      otherNamespace: 'Этот адрес — для другого типа сети. В этой сети он не подходит.',
      otherNetwork: 'Этот адрес — для другой сети. В этой сети он не подходит.',
      nameOfOtherNamespace: 'Такие имена здесь не поддерживаются. Попросите адрес.',
      nobody: 'Для этого имени адрес не найден.',
      unreachable: 'Не удалось найти имя. Попробуйте ещё раз чуть позже.',
      contract: 'Это контракт токена. Всё, что отправлено туда, теряется.',
      token: 'Здесь запрошен токен, который мы не нашли в этой сети.',
    },
    isLost: 'Этот адрес никому не подвластен. Всё, что отправлено туда, теряется.',
    request: (label: string) => `Запрос: ${label}`,
    fee: 'Комиссия сети',
    feeOn: (network: string) => `Комиссия сети ${network}`,
    feeMost: (fee: string) => `Не больше ${fee}`,
    feeSpeed: 'Скорость',
    speeds: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро' },
    arrives: 'Придёт через',
    seconds: about,
    opensAccount: 'Создаёт токен-аккаунт',
    tokenTitle: 'Выберите токен',
    tokenSearch: 'Поиск по имени или адресу',
    networks: 'Сеть',
    yourTokens: 'Ваши токены',
    found: (number: number) => count(number, { one: '# токен', few: '# токена', many: '# токенов', other: '# токена' }),
    none: (query: string) => `Токен «${query}» не найден`,
    noneText: 'Проверьте написание или выберите другую сеть.',
    loadingTokens: 'Загрузка токенов',
    reviewTitle: 'Проверка',
    takesMore: 'Списалось бы больше введённой суммы. Ничего не отправлено.',
    allowsOthers: 'Кто-то другой смог бы забрать ваши активы. Ничего не отправлено.',
    fails: 'Сеть отклонила бы этот перевод. Ничего не отправлено.',
    lookalike: 'Это не тот адрес, который вы знаете',
    lookalikeText: 'Начало и конец совпадают, а середина — нет: это частый обман.',
    sentTitle: 'Отправлено',
  },
  sending: {
    youSend: 'Вы отправляете',
    onNetwork: (network: string) => `в сети ${network}`,
    from: 'Откуда',
    total: 'Итого',
    memo: 'Публичная заметка',
    noChanges: 'Ничего не переместится, кроме комиссии сети.',
    theyGet: 'Получит адресат',
    isNew: (network: string) => `Первая отправка на этот адрес в сети ${network}`,
    isUnseen: (number: number) =>
      number > 1
        ? count(number, {
            one: 'Нет среди # видимой нам транзакции этого аккаунта',
            other: 'Нет среди # видимых нам транзакций этого аккаунта',
          })
        : 'Мы не знаем, отправляли ли вы сюда раньше',
    isSelf: 'Это ваш собственный адрес.',
    lookalikeNew: 'Этот адрес',
    lookalikeKnown: 'Знакомый вам',
    lookalikeName: 'В этом имени есть похожие буквы. Возможно, оно подделывает другое имя.',
    check: 'Проверьте имя и адрес. Перевод нельзя отменить.',
    send: (amount: string) => `Отправить ${amount}`,
    checkingText: 'Проверяем комиссию и моделируем перевод.',
    checkingSlow: 'Сеть отвечает медленно. Пока ничего не отправлено.',
    stop: 'Остановить',
    networkSlow: 'Сеть отвечает медленно.',
    walletText: (amount: string, name: string) =>
      `Подтвердите отправку ${amount}. Получатель: ${name}. Это окно можно закрыть.`,
    bothSent: 'Первый запрос остаётся в кошельке. Если подтвердить и его, будут отправлены оба.',
    fullAddress: 'Полный адрес',
    stoppedAccount: 'Кошелёк сменил аккаунт. Ничего не отправлено.',
    stoppedNetwork: 'Кошелёк сменил сеть. Ничего не отправлено.',
    unsure: (wallet: string) => `Мы не знаем, отправил ли это ${wallet}. Проверьте, прежде чем пробовать снова.`,
    unsureMoved: (wallet: string, network: string) =>
      `Мы не знаем, отправил ли это ${wallet}. В сети ${network} видна новая активность вашего аккаунта — возможно, это она. Проверьте, прежде чем пробовать снова.`,
    unsureStill: (wallet: string, network: string) =>
      `Мы не знаем, отправил ли это ${wallet}. В сети ${network} пока не видно ничего нового от вашего аккаунта, но перевод ещё может пройти. Проверьте, прежде чем пробовать снова.`,
    failedTitle: 'Не отправлено',
    // `wallet` is undefined for an embedded wallet, whose name would be that of its sign-in option.
    declined: (wallet: string | undefined) =>
      `Вы отклонили запрос${wallet === undefined ? '' : ` ${inWallet(wallet)}`}.`,
    feeUp: (amount: string) => `Пока вы решали, комиссия сети выросла. Ваши ${amount} остаются в кошельке.`,
    sent: (amount: string) => `${amount} в пути`,
    sentText: (namespace: string) => `${soon[namespace] ?? 'Придёт, когда сеть подтвердит'}.`,
    arrived: (amount: string) => `Доставлено: ${amount}`,
    arrivedText: (network: string) => `Подтверждено в сети ${network}.`,
    refusedText: (amount: string) =>
      `Перевод не выполнен. Списана только комиссия сети. Ваши ${amount} остаются в кошельке.`,
    droppedTitle: 'Отброшено сетью',
    droppedText: 'Перевод ещё может пройти: проверьте кошелёк, прежде чем отправлять снова.',
    replacedTitle: 'Заменено',
    replacedText: 'Его заменила другая транзакция вашего аккаунта. Посмотрите историю.',
    /** Texts for a status on which nodes disagree. */
    conflicts: {
      sources:
        'Один узел сообщает, что всё готово, другой пока нет. Перевод считается в пути, пока два узла не сойдутся. Не отправляйте его снова.',
      sender:
        'Сеть показывает на его месте транзакцию другого аккаунта. Проверьте историю кошелька, прежде чем отправлять снова.',
    },
    unsureTitle: 'Результат неизвестен',
    accordingTo: 'По данным',
    transaction: 'Транзакция',
    done: 'Готово',
  },
  asking: {
    changes: 'Что произойдёт',
    you: 'Вы',
    trying: 'Моделируем',
    untried: 'Не удалось это смоделировать. Проверьте, что показывает кошелёк.',
    checkingTitle: 'Проверка',
    switchingTitle: (network: string) => `Переход в сеть ${network}`,
    switchingText: (wallet: string) => `Подтвердите смену сети ${inWallet(wallet)}.`,
    walletTitle: (wallet: string) => `Подтвердите ${inWallet(wallet)}`,
    walletSlow: (wallet: string) =>
      `Всё ещё ждём ${wallet}. Если нужно устройство, разблокируйте его и подтвердите на нём.`,
    moved: {
      account: (wallet: string) => `${startWallet(wallet)} сменил аккаунт. Проверьте запрос там или отклоните его.`,
      network: (wallet: string) => `${startWallet(wallet)} сменил сеть. Проверьте запрос там или отклоните его.`,
    },
    askAgain: 'Запросить снова',
    startAnother: 'Начать новый',
    stoppedTitle: 'Остановлено',
    unsureTitle: 'Проверьте историю',
    toAccount: 'К аккаунту',
    tryNewFee: 'Повторить с новой комиссией',
    edit: 'Изменить',
  },
  requests: {
    askedTitle: 'В кошельке, возможно, ещё ждёт запрос',
    askedText: 'Сначала ответьте на него в кошельке. Если подтвердить и второй, будут отправлены оба.',
    unansweredTitle: 'Предыдущий запрос мог быть отправлен',
    unansweredText: 'Проверьте историю кошелька, прежде чем пробовать снова.',
    send: (amount: string, to: string, network: string) => `Отправка ${amount} в сети ${network}. Кому: ${to}`,
    swap: (amount: string, network: string) => `Обмен ${amount} в сети ${network}`,
    approve: (amount: string, network: string) => `Разрешение на ${amount} для обмена в сети ${network}`,
    revoke: (token: string, network: string) => `Отзыв доступа к ${token} в сети ${network}`,
    transaction: (network: string) => `Транзакция в сети ${network}`,
    more: (number: number) => `ещё ${number}`,
  },
  scan: {
    title: 'Наведите камеру на код',
    starting: 'Включаем камеру',
    deniedTitle: 'Доступ к камере закрыт',
    denied: 'Разрешите доступ к камере в браузере или вставьте адрес.',
    missingTitle: 'Камера не найдена',
    missing: 'Вставьте адрес вручную.',
    instead: 'Ввести адрес',
    stop: 'Остановить сканирование',
  },
}
