import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { bySite, inWallet, ofSite, ofWallet, startSite, startWallet, withWallet, YOUR_WALLET } from './words.js'

const count = createCounter('ru')

const wallets = (number: number) =>
  count(number, { one: '# кошелёк', few: '# кошелька', many: '# кошельков', other: '# кошелька' })

const stays = (current: string) => (current === YOUR_WALLET ? 'Ваш кошелёк' : `Ваш кошелёк ${current}`)

export const views: Pick<
  Language,
  'connecting' | 'multi' | 'allWallets' | 'remote' | 'account' | 'wallets' | 'networks' | 'switching' | 'guide'
> = {
  connecting: {
    yourWallet: YOUR_WALLET,
    waitingTitle: (wallet: string) => `Подтвердите ${inWallet(wallet)}`,
    waitingText: (wallet: string, site: string) =>
      `Откройте расширение ${ofWallet(wallet)} и подтвердите запрос ${ofSite(site)}.`,
    waitingTextElsewhere: (wallet: string, site: string) =>
      `Подтвердите запрос ${ofSite(site)} в окне ${ofWallet(wallet)}.`,
    waitingTextUnknown: (site: string) => `Откройте кошелёк и подтвердите запрос ${ofSite(site)}.`,
    askAgain: 'Запросить снова',
    declinedTitle: 'Запрос отклонён',
    declinedText: (wallet: string) => `Вы отклонили запрос ${inWallet(wallet)}. Никакие данные не переданы.`,
    silentTitle: (wallet: string) => `${startWallet(wallet)} не отвечает`,
    silentText: 'Разблокируйте его и попробуйте ещё раз.',
    pendingTitle: (wallet: string) => `Запрос ${inWallet(wallet)} ждёт ответа`,
    walletSays: (wallet: string, words: string) => `${startWallet(wallet)}: «${words}»`,
    failedTitle: (wallet: string) => `Не удалось подключить ${wallet}`,
    missingTitle: (wallet: string) => `В этом браузере нет ${ofWallet(wallet)}`,
    missingText: 'Добавьте расширение или выберите другой кошелёк.',
    missingTextElsewhere: 'Скачайте его или выберите другой кошелёк.',
    missingTextPhone: (wallet: string) =>
      `Добавьте расширение или подключитесь через приложение ${ofWallet(wallet)} на телефоне.`,
    usePhone: 'Через телефон',
    getWallet: (wallet: string) => `Скачать ${wallet}`,
    chooseAnother: 'Другой кошелёк',
    connectedTitle: 'Подключено',
    connectedText: (wallet: string, site: string) =>
      `Теперь вы можете пользоваться ${bySite(site)} ${withWallet(wallet)}.`,
  },
  multi: {
    title: 'С какой сети начать?',
    text: (wallet: string) => `${startWallet(wallet)} работает с разными типами сетей. Остальные можно добавить позже.`,
    labels: { eip155: 'EVM', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' },
    namespaces: { eip155: 'Ethereum и EVM' },
    more: (names: string, number: number) => `${names} и ещё ${number}`,
    byName: (networks: string) => `${networks}. Определено по названию, не проверено`,
    all: (number: number) => `Подключить все (${number})`,
    step: (label: string, step: number, of: number) => `${label}, ${step} из ${of}`,
    skip: (label: string) => `Продолжить без ${label}`,
  },
  allWallets: {
    search: (number: number | undefined) => (number === undefined ? 'Поиск кошельков' : `Поиск: ${wallets(number)}`),
    filter: 'Тип сети',
    all: 'Все',
    installed: 'установлен',
    certified: 'сертифицирован',
    found: (number: number, shown: number) =>
      number > shown ? `${wallets(number)}, показаны первые ${shown}` : wallets(number),
    none: (query: string) => `Кошелёк «${query}» не найден`,
    noneText: 'Проверьте написание или отсканируйте QR-код. Он подходит для большинства кошельков на телефоне.',
    failed: 'Не удалось загрузить больше кошельков',
    slow: 'Это занимает больше времени, чем обычно.',
  },
  remote: {
    scanHere: 'Кошелёк на телефоне? Отсканируйте код, чтобы подключиться.',
    orGet: 'или скачайте кошелёк',
    orChoose: 'или выберите кошелёк',
    declined: 'Отклонено на телефоне. Никакие данные не переданы.',
    codeLabel: (wallet: string | undefined) =>
      wallet ? `QR-код для подключения ${ofWallet(wallet)}` : 'QR-код для подключения кошелька на телефоне',
    scan: (wallet: string | undefined) =>
      wallet
        ? `Отсканируйте камерой телефона или в приложении ${ofWallet(wallet)}`
        : 'Отсканируйте камерой телефона или в приложении кошелька',
    newCodeIn: 'Новый код через',
    newCodeInSeconds: (seconds: number) =>
      seconds > 0
        ? count(seconds, {
            one: 'Новый код через # секунду',
            few: 'Новый код через # секунды',
            many: 'Новый код через # секунд',
            other: 'Новый код через # секунды',
          })
        : 'Получаем новый код',
    expired: 'Срок действия кода истёк',
    newCode: 'Показать новый код',
    showCode: 'Показать QR-код',
    copyLink: 'Копировать ссылку',
    linkCopied: 'Ссылка скопирована',
    copyFailed: 'Не удалось скопировать. Отсканируйте код.',
    dontHave: (wallet: string) => `Нет ${ofWallet(wallet)}?`,
    getIt: 'Скачать',
    open: (wallet: string) => `Открыть ${wallet}`,
    openAny: 'Открыть другое приложение на этом телефоне',
    onOther: 'Кошелёк на другом устройстве?',
    continueTitle: (wallet: string) => `Продолжите ${inWallet(wallet)}`,
    continueText: 'Подтвердите запрос в приложении и вернитесь на эту страницу.',
    browserText: (wallet: string) =>
      `${startWallet(wallet)} откроет эту страницу в своём браузере. Подключите кошелёк там.`,
    desktop: 'Компьютер',
    web: 'Веб',
    phone: 'Телефон',
    ways: 'Где кошелёк',
    desktopText: (wallet: string) => `Откройте ${wallet} на этом компьютере и подтвердите запрос там.`,
    webText: (wallet: string) => `Откройте ${wallet} в другой вкладке и подтвердите запрос там.`,
    noAppTitle: (wallet: string) => `${startWallet(wallet)} не открылся`,
    noAppText: (wallet: string) =>
      `Приложение ${ofWallet(wallet)} есть на этом телефоне? Скачайте его или отсканируйте код другим устройством.`,
    noProgramText: (wallet: string) =>
      `${startWallet(wallet)} есть на этом компьютере? Скачайте его или выберите другой способ.`,
    slow: 'Это занимает больше времени, чем обычно. Проверьте соединение.',
  },
  account: {
    balance: 'Баланс',
    balanceFailed: 'Не удалось загрузить баланс.',
    copyAddress: 'Копи\u00adро\u00adвать адрес',
    addressCopied: 'Адрес скопирован',
    copyFailed: 'Не удалось скопировать. Выделите адрес и скопируйте его сами.',
    actions: 'Действия',
    switchWallet: 'Ваши кошельки',
    explorer: (name: string) => `Открыть в ${name}`,
    permissions: 'Разрешения',
    disconnect: 'Отключить',
    viewOnly: 'Только просмотр',
    disconnectAll: 'Отключить все',
    keep: 'Отмена',
    disconnected: 'Отключено',
    endedByWallet: (wallet: string) => `${startWallet(wallet)} завершил подключение`,
  },
  wallets: {
    title: 'Ваши кошельки',
    active: 'Активный',
    connected: 'Подключён',
    alsoConnected: 'Тоже подключён',
    recent: 'Недавний',
    use: 'Выбрать',
    accounts: 'Аккаунты в этом кошельке',
    types: { payment: 'Платежи', ordinal: 'Только Ordinals', stx: 'Только Stacks' },
    kinds: 'Типы сетей',
    none: (label: string) => `Нет подключённого кошелька ${label}`,
    noneText: 'Остальные кошельки останутся подключены.',
    shared: 'Отключение затронет все сети.',
    elsewhere: 'В другой сети',
    disconnect: (wallet: string) => `Отключить ${wallet}`,
    forget: (wallet: string) => `Забыть ${wallet}`,
    reconnect: 'Подключить снова',
    add: 'Добавить кошелёк',
  },
  networks: {
    title: 'Сети',
    search: 'Поиск сетей',
    filter: 'Фильтр',
    all: 'Все',
    testnets: 'Тестовые сети',
    test: 'Тест',
    addsWallet: 'Добавит кошелёк',
    testNote: 'Токены в тестовых сетях ничего не стоят.',
    selected: 'Выбрано',
    notIn: (wallet: string) => `Нет ${inWallet(wallet)}`,
    found: (number: number) => count(number, { one: '# сеть', few: '# сети', many: '# сетей', other: '# сети' }),
    none: (query: string) => `Сеть «${query}» не найдена`,
    noneText: 'Проверьте написание.',
    showAll: 'Показать все сети',
  },
  switching: {
    title: 'Смена сети',
    waitingTitle: (network: string) => `Переход в сеть ${network}`,
    waitingText: (wallet: string) => `Подтвердите смену сети ${inWallet(wallet)}.`,
    declinedTitle: (network: string) => `Сеть прежняя: ${network}`,
    declinedTitleUnknown: 'Сеть не изменена',
    declinedText: (wallet: string, network: string) =>
      `Вы отклонили смену сети ${inWallet(wallet)}. Попробуйте ещё раз или останьтесь в сети ${network}.`,
    declinedTextUnknown: (wallet: string) =>
      `Вы отклонили смену сети ${inWallet(wallet)}. Попробуйте ещё раз или вернитесь назад.`,
    stay: 'Остаться',
    cannotAdd: (wallet: string, network: string) =>
      `${startWallet(wallet)} не может добавить ${network}. Выберите другой кошелёк или другую сеть.`,
    unsupportedTitle: (site: string, network: string) => `${startSite(site)} не работает в сети ${network}`,
    unsupportedText: 'Чтобы продолжить, выберите другую сеть.',
    unknownNetwork: (reference: string) => `с ID ${reference}`,
    yourWallet: YOUR_WALLET,
    needTitle: (network: string) => `Нужен кошелёк ${network}`,
    needText: (current: string) => `${stays(current)} останется подключён.`,
    needTextHere: (current: string, wallet: string, network: string) =>
      `${stays(current)} останется подключён. ${startWallet(wallet)} поддерживает ${network}.`,
    connectOne: (wallet: string) => `Подключить ${wallet}`,
    chooseOne: 'Выбрать кошелёк',
  },
  guide: {
    title: 'Что такое кошелёк?',
    getTitle: 'Скачать кошелёк',
    lessons: [
      ['Место для того, что вам принадлежит', 'Храните токены, билеты и искусство в одном месте.'],
      ['Один ключ для многих сайтов', 'Входите без нового пароля каждый раз.'],
      ['Всё решаете вы', 'Ничего не переместится, пока вы не подтвердите.'],
    ],
    get: 'Скачать кошелёк',
    have: 'У меня уже есть',
    explore: 'Сравнить кошельки',
    exploreText: 'Для браузеров и телефонов',
    places: { browser: 'Для этого браузера', phone: 'Для телефона', desktop: 'Для компьютера', any: 'Кошельки' },
    thisPhone: 'Для этого телефона',
    otherWays: 'Другие способы',
    servers: 'Использованные серверы',
    platforms: { browser: 'Браузер', phone: 'Телефон', desktop: 'Компьютер' },
  },
}
