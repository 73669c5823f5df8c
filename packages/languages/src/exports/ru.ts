export { messages } from '../ru/index.js'
