export { buttons } from '../../pt-BR/buttons.js'
