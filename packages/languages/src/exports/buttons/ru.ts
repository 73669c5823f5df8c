export { buttons } from '../../ru/buttons.js'
