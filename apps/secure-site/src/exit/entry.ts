import { startExit } from './startExit'

startExit(document.body)
