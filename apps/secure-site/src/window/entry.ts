import { startWindow } from './startWindow'

void startWindow(document.body)
