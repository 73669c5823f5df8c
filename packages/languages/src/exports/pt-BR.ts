export { messages } from '../pt-BR/index.js'
