import { LOGIN_PATH } from '../frame/login/loginMessages'
import { startLogin } from './startLogin'
import { startWindow } from './startWindow'

const start = location.pathname === LOGIN_PATH ? startLogin : startWindow

void start(document.body)
