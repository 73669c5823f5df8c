export { messages } from '../ar/index.js'
