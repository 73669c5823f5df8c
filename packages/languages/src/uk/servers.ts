import { createCounter } from '../createCounter.js'
import type { Language } from '../types.js'

const count = createCounter('uk')

export const servers: Language['servers'] = {
  intro: 'До них зверталися від відкриття цієї сторінки, щоб підключати й використовувати гаманці.',
  limits: 'Запити самого сайту, вашого гаманця та вікон входу тут не вказано.',
  times: (number: number) => count(number, { one: '# раз', few: '# рази', many: '# разів', other: '# разу' }),
  lastAt: (time: string) => `Останній запит: ${time}`,
  others: 'Інші сервери',
  none: 'Звернень до серверів ще не було',
  noneText: 'Сервери з’являться тут після звернення до них.',
  purposes: {
    analytics: 'Статистика використання',
    data: 'Дані акаунта й ціни',
    directory: 'Список гаманців',
    feature: 'Функції цього сайту',
    history: 'Історія',
    images: 'Зображення',
    names: 'Імена акаунтів',
    nfts: 'NFT',
    node: 'Доступ до мережі',
    relay: 'Зв’язок із гаманцями на телефоні',
    secureSite: 'Вхід через ел. пошту чи соцмережі',
    swap: 'Ціни обміну',
    tokens: 'Списки токенів',
    walletLibrary: 'Власне ПЗ гаманця',
  },
}
