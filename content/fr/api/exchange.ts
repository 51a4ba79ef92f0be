/** The example holds no words. */
export { exampleExchange } from '#content/en/api/exchange.ts'
