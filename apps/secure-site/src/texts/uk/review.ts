import type { Texts } from '../texts'

const CLOSE = 'Це вікно можна закрити.'

export const review: Texts['review'] = {
  windowTitle: 'Перевірити запит',
  answeredTitle: 'Відповідь уже є',
  answered: `На цей запит уже відповіли, а відповідь враховується один раз. ${CLOSE}`,
  withdrawnTitle: 'Запит відкликано',
  withdrawn: `Сайт або ваш гаманець відкликав цей запит. Нічого не надіслано. ${CLOSE}`,
  goneTitle: 'Запит завершився',
  gone: `Цей запит завершився: кожен діє десять хвилин. Почніть знову на сайті. ${CLOSE}`,
  unknownTitle: 'Нічого перевіряти',
  unknown: `Відкрийте запит із сайту, який його надіслав. ${CLOSE}`,
  unreadableTitle: 'Не вдається прочитати цей запит',
  unreadable: `Це не те, що надіслав ваш гаманець, тому його не можна підтвердити. Почніть знову на сайті. ${CLOSE}`,
  failedTitle: 'Не вдалося',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Підтвердити ключем доступу',
  approved: 'Підтверджено',
  declined: 'Відхилено',
  goBack: (host) => `Поверніться на ${host}. ${CLOSE}`,
}
