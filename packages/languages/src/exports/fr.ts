export { messages } from '../fr/index.js'
