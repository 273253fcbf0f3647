/** One rule that makes a game of words that say nothing of what one does. Columns: the rule | why it holds. */
export const openRules = `
You can change only one thing each day, and you can’t change it back. You choose what to change. | A small choice with a lasting effect is worth thinking about
You can do anything you like but nothing twice in the same round. You choose what to save for later. | You try things you would normally overlook
You see the ending first and have to work out what led to it. Each clue you use costs points. | You enjoy finding the cause of something you already know
Two players take turns and never meet. Each chooses what to leave for the other: help, a task or a surprise. | You get to know another player through their choices
You can leave anything unfinished. Another player may then finish it in their own way and share the reward. | You choose what to do yourself and what to hand over
Three mistakes end the game. You can play it safe or take a risk that can undo one mistake. | Every mistake matters, but you always have a way back
One detail is wrong in each round. You can report the mistake for a reward or use it to your advantage. | You look closely and decide what to do with what you see
Your partner often does the opposite of what you ask. You choose when to ask and when to let your partner decide. | You learn to plan around a stubborn character
Several things happen at once, and you can’t pause. You choose what to watch, and you miss the rest. | You decide what is most important to you
Each thing you own costs a little every day. You can give one thing away, and it may come back as something better. | You decide what is worth keeping
Each round gives you three actions and five problems. You choose which problems to leave, and those problems get worse. | You set priorities and see what follows from them
Before each round you set your own goal. A harder goal earns more, but if you miss your goal, you earn nothing. | You choose how ambitious you want to be
Each day you choose one of two options, and the option you reject never comes back. | Every player ends up with a different game
You can get help at any time and it always works, but each time you owe a favor that you must repay. | You decide when help is worth its price
`;
