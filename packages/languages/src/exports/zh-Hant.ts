export { messages } from '../zh-Hant/index.js'
