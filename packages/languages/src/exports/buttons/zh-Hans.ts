export { buttons } from '../../zh-Hans/buttons.js'
