/** Shows text between double asterisks in bold. */
export function Emphatic({ text }: { readonly text: string }) {
  return text.split('**').map((part, n) => (n % 2 === 0 ? part : <strong key={`${n} ${part}`}>{part}</strong>));
}
