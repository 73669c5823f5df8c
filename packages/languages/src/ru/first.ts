import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { THIS_SITE, toSite } from './words.js'

const count = createCounter('ru')

export const first: Pick<Language, 'common' | 'connect' | 'stop' | 'broken'> = {
  common: {
    back: 'Назад',
    close: 'Закрыть',
    tryAgain: 'Повторить',
    opensInNewTab: 'откроется в новой вкладке',
    loading: 'Загрузка',
    clearSearch: 'Очистить поиск',
    thisSite: THIS_SITE,
    account: 'Аккаунт',
    network: (network: string) => `Сеть: ${network}. Сменить сеть`,
  },
  connect: {
    title: 'Подключите кошелёк',
    titleOf: (site: string) => `Подключение к ${toSite(site)}`,
    titleFor: (network: string) => `Подключите кошелёк ${network}`,
    recent: 'Недавний',
    installed: 'Установлен',
    get: 'Скачать',
    whatIsAWallet: 'Что такое кошелёк?',
    newHere: 'Впервые здесь?',
    whatIsAWalletLink: 'Что такое кошелёк',
    legal: (page: string, other?: string) => `Продолжая, вы принимаете ${other ? `${page} и ${other}` : page}.`,
    terms: 'Условия использования',
    privacy: 'Политику конфиденциальности',
    emptyTitle: 'В этом браузере нет кошелька',
    emptyText: 'Установите расширение кошелька или откройте эту страницу в приложении кошелька.',
    getAWallet: 'Скачать кошелёк',
    withWallet: 'Продолжить с кошельком',
    allWallets: 'Все кошельки',
    phoneWallet: 'Кошелёк на телефоне',
    openApp: 'Открыть приложение кошелька',
    qrCode: 'QR-код',
    namespaces: (number: number) =>
      count(number, { one: 'Работает с # типом сетей', other: 'Работает с # типами сетей' }),
    oneOf: (from: string, index: number, of: number) => `${from}, ${index} из ${of}`,
    disguised: (from: string) => `Содержит похожие символы: ${from}`,
  },
  stop: {
    title: 'Прекратить ожидание?',
    stop: 'Прекратить',
    keep: 'Ждать дальше',
  },
  broken: {
    title: 'Что-то пошло не так',
    text: 'Не удалось показать этот экран. На вашем кошельке это не отразилось.',
    unloadedTitle: 'Не удалось загрузить этот экран',
    unloaded: 'Проверьте соединение и попробуйте ещё раз.',
    unknownTitle: 'Не найдено',
    unknown: 'Такого экрана нет',
    back: 'Назад',
  },
}
