import { mount } from './mount.js'

mount(<button type="button">What every app has anyway: React</button>)
