export const questionsBlockText = {
  help: '訪客點問題才展開回答',
  otherNames: 'questions faq q&a qa 常見問題',
  question: (place: number) => `問題 ${place}`,
  answer: (place: number) => `回答 ${place}`,
  noAnswer: '還沒有回答，不會顯示',
  addQuestion: '新增一題',
} as const;
