import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'
import { THIS_SITE, toSite } from './words.js'

const count = createCounter('uk')

export const first: Pick<Language, 'common' | 'connect' | 'stop' | 'broken'> = {
  common: {
    back: 'Назад',
    close: 'Закрити',
    tryAgain: 'Повторити',
    opensInNewTab: 'відкриється в новій вкладці',
    loading: 'Завантаження',
    clearSearch: 'Очистити пошук',
    thisSite: THIS_SITE,
    account: 'Обліковий запис',
    network: (network: string) => `Мережа: ${network}. Змінити мережу`,
  },
  connect: {
    title: 'Підключіть гаманець',
    titleOf: (site: string) => `Підключення до ${toSite(site)}`,
    titleFor: (network: string) => `Підключіть гаманець ${network}`,
    recent: 'Нещодавній',
    installed: 'Установлено',
    get: 'Завантажити',
    whatIsAWallet: 'Що таке гаманець?',
    newHere: 'Уперше тут?',
    whatIsAWalletLink: 'Що таке гаманець',
    legal: (page: string, other?: string) => `Продовжуючи, ви приймаєте ${other ? `${page} і ${other}` : page}.`,
    terms: 'Умови використання',
    privacy: 'Політику конфіденційності',
    emptyTitle: 'У цьому браузері немає гаманця',
    emptyText: 'Установіть розширення гаманця або відкрийте цю сторінку в застосунку гаманця.',
    getAWallet: 'Завантажити гаманець',
    withWallet: 'Продовжити з гаманцем',
    allWallets: 'Усі гаманці',
    phoneWallet: 'Гаманець на телефоні',
    openApp: 'Відкрити застосунок гаманця',
    qrCode: 'QR-код',
    namespaces: (number: number) => count(number, { one: 'Працює з # типом мереж', other: 'Працює з # типами мереж' }),
    oneOf: (from: string, index: number, of: number) => `${from}, ${index} із ${of}`,
    disguised: (from: string) => `Містить схожі символи: ${from}`,
  },
  stop: {
    title: 'Припинити очікування?',
    stop: 'Припинити',
    keep: 'Чекати далі',
  },
  broken: {
    title: 'Щось пішло не так',
    text: 'Не вдалося показати цей екран. На ваш гаманець це не вплинуло.',
    unloadedTitle: 'Не вдалося завантажити цей екран',
    unloaded: 'Перевірте з’єднання та спробуйте ще раз.',
    unknownTitle: 'Не знайдено',
    unknown: 'Такого екрана немає',
    back: 'Назад',
  },
}
