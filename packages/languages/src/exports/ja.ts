export { messages } from '../ja/index.js'
