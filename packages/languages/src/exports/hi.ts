export { messages } from '../hi/index.js'
