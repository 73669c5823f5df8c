export { messages } from '../zh-Hans/index.js'
