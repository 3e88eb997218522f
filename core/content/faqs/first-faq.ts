export interface FirstFaq {
  question: string;
  answer: string;
  category: string;
}
