import { CHANGE_PATH, LOGIN_PATH } from '../frame/login/loginMessages'
import { loadTexts } from '../texts/loadTexts'
import { startEmailChange } from './startEmailChange'
import { startLogin } from './startLogin'
import { startWindow } from './startWindow'

const starts = new Map([
  [LOGIN_PATH, startLogin],
  [CHANGE_PATH, startEmailChange],
])

void loadTexts(new URLSearchParams(location.search).get('lang')).then(() =>
  (starts.get(location.pathname) ?? startWindow)(document.body),
)
