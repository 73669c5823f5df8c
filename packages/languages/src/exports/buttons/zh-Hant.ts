export { buttons } from '../../zh-Hant/buttons.js'
