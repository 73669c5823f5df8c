export { buttons } from '../../fr/buttons.js'
